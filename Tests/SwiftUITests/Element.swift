import Foundation
import FoundationXML

/// An element of the page.
final class Element: NSObject, XMLParserDelegate {
    let name: String
    private let attributes: [String: String]
    private(set) var children: [Element] = []
    /// The texts in the element, from left to right.
    private(set) var text = ""
    private var open: [Element] = []

    private init(_ name: String, _ attributes: [String: String]) { (self.name, self.attributes) = (name, attributes) }

    /// Reads the HTML as XML. Fails if it is not well-formed.
    convenience init(html: String) throws {
        self.init("page", [:])
        open = [self]
        let parser = XMLParser(data: Data("<page>\(html)</page>".utf8))
        parser.delegate = self
        guard parser.parse() else { throw parser.parserError ?? CocoaError(.fileReadCorruptFile) }
        children = children.first?.children ?? []
    }

    subscript(_ attribute: String) -> String? { attributes[attribute] }
    var all: [Element] { [self] + children.flatMap(\.all) }
    func first(class name: String) -> Element? {
        all.first { $0["class"]?.split(separator: " ").contains(Substring(name)) == true }
    }
    /// The role, or else what tells a browser the role.
    var role: String { self["role"] ?? (name == "input" ? self["type"] : nil) ?? name }
    var label: String { self["aria-label"] ?? text }

    func parser(
        _ parser: XMLParser,
        didStartElement name: String,
        namespaceURI: String?,
        qualifiedName: String?,
        attributes: [String: String]
    ) {
        let element = Element(name, attributes)
        open.last?.children.append(element)
        open.append(element)
    }

    func parser(_ parser: XMLParser, didEndElement: String, namespaceURI: String?, qualifiedName: String?) {
        open.removeLast()
    }

    func parser(_ parser: XMLParser, foundCharacters text: String) { for element in open { element.text += text } }
}
