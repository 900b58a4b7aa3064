import Foundation
import FoundationXML
import Testing

@testable @_spi(Testing) import SwiftUI

@MainActor @Suite("The page of all states, and the pictures")
struct StatesTests {
    private let page = StatesTests.samples
    private static let samples = Pages.states("Nova", isAlone: true)

    @Test("each preview with a name is a state of its screen, also in a nested type and in a class")
    func finds() throws {
        let own = Previews.all.filter { $0.states.contains { $0.html.contains("StatesTests") } }
        #expect(own.map(\.name) == ["Class", "Letter", "Outer.Profile"])
        let letter = try #require(own.first { $0.name == "Letter" })
        #expect(letter.states.map(\.name) == ["Sent", "Sent", "A <b>", "読込中", "Empty (again)"])
        #expect(letter.states.map(\.language) == ["en", "ja", "fr", nil, nil])
    }

    @Test("the page links to each state, has each language once, and a name for each image")
    func shows() {
        #expect(page.contains("<a href=\"#letter-sent\">Sent</a>") && page.contains("<article id=\"letter-読込中\">"))
        #expect(page.contains("id=\"only-fr\"/> français</label>") && page.matches(of: #/id="only-ja"/#).count == 1)
        #expect(page.contains("<figure lang=\"fr\" role=\"img\" aria-label=\"Letter: A &lt;b&gt;, français\">"))
        #expect(page.contains("<figure role=\"img\" aria-label=\"Letter: 読込中\">"))
        #expect(page.contains("This is not Apple’s SwiftUI"))
    }

    @Test("no id appears twice, and no link leads to nothing")
    func ids() {
        let ids = page.matches(of: #/ id="([^"]*)"/#).map(\.1)
        #expect(Set(ids).count == ids.count)
        #expect(Set(page.matches(of: #/href="#([^"]*)"/#).map(\.1)).isSubset(of: Set(ids)))
    }

    @Test("the exported page needs no other file and no script")
    func isAlone() {
        for part in ["src=", "<link rel=\"stylesheet\"", "<script", "@import", "url("] {
            #expect(!page.contains(part), "\(part)")
        }
        #expect(Pages.states("Nova").contains("<link rel=\"stylesheet\" href=\"/page.css\"/>"))
    }

    @Test("a picture is well-formed XML, is the same each time, and has the colours of both modes")
    func picture() {
        func picture() -> String {
            let screens = [false, true].map { isWide in
                Screen(LetterViewPreviews.previews, locale: Locale(identifier: "en"), isWide: isWide)
            }
            return Screen.picture(of: screens.map(\.drawing), caption: "A & B")
        }
        let svg = picture()
        let parser = XMLParser(data: Data(svg.utf8))
        #expect(parser.parse(), "\(String(describing: parser.parserError))")
        #expect(svg == picture())
        #expect(svg.contains("viewBox=\"0 0 1652 920\"") && svg.contains(">A &amp; B</text>"))
        #expect(svg.contains("color-scheme: light dark;") && svg.contains("light-dark("))
        for part in ["src=", "<script", "@import", "url(", " id="] { #expect(!svg.contains(part), "\(part)") }
    }
}

struct LetterViewPreviews: PreviewProvider {
    static var previews: some View {
        Text("StatesTests").previewDisplayName("Sent (en)")
        TextField("StatesTests", text: .constant("語 & <")).previewDisplayName("Sent (ja)")
        List { Button("StatesTests") {} }.previewDisplayName("A <b> (fr)")
        Toggle("StatesTests", isOn: .constant(true)).previewDisplayName("読込中")
        Text("StatesTests").previewDisplayName("Empty (again)")
        Text("No name")
    }
}

final class ClassViewPreviews: PreviewProvider {
    static var previews: some View { Text("StatesTests").previewDisplayName("Loaded") }
}

enum Outer {
    enum ProfileView {
        struct Previews: PreviewProvider {
            static var previews: some View { Text("StatesTests").previewDisplayName("Loaded") }
        }
    }
}

/// The types that a generic one can be are not known.
struct GenericPreviews<Content>: PreviewProvider {
    static var previews: some View { Text("StatesTests").previewDisplayName("Loaded") }
}

/// The runtime finds no private type.
private struct PrivatePreviews: PreviewProvider {
    static var previews: some View { Text("StatesTests").previewDisplayName("Loaded") }
}
