extension ListElement {
    /// The texts that a search on this device reads. They have no HTML tags, and no text that is only a web address,
    /// because a user who looks for a word does not look for these.
    package var searchedTexts: [String] { texts.filter { !$0.isAddress }.map(\.withoutTags) }
}

extension String {
    fileprivate var isAddress: Bool { contains("://") && !contains(where: \.isWhitespace) }

    /// The text without HTML tags. A tag that ends a word becomes a space. `Array<Int>` has no tag of HTML.
    fileprivate var withoutTags: String {
        guard utf8.contains(UInt8(ascii: "<")) else { return self }
        var (text, rest) = ("", self[...])
        while let start = rest.utf8.firstIndex(of: UInt8(ascii: "<")) {
            let tag = rest[start...].dropFirst().prefix { $0 != ">" && $0 != "<" }
            let name = tag.drop { $0 == "/" }.prefix { $0.isASCII && ($0.isLetter || $0.isNumber) }.lowercased()
            text += rest[..<start]
            if tag.endIndex < endIndex, self[tag.endIndex] == ">", inWord.contains(name) || blocks.contains(name) {
                if blocks.contains(name) { text += " " }
                rest = self[tag.endIndex...].dropFirst()
            } else {
                text += "<"
                rest = self[tag.startIndex...]
            }
        }
        return text + rest
    }
}

/// Tags that can be inside a word.
private let inWord: Set = [
    "a", "abbr", "b", "code", "del", "em", "font", "i", "ins", "mark", "s", "small", "span", "strong", "sub", "sup",
    "u",
]

private let blocks: Set = [
    "article", "aside", "blockquote", "br", "dd", "details", "div", "dl", "dt", "figcaption", "figure", "footer", "h1",
    "h2", "h3", "h4", "h5", "h6", "header", "hr", "iframe", "img", "li", "ol", "p", "picture", "pre", "section",
    "source", "summary", "table", "tbody", "td", "th", "thead", "tr", "ul", "video",
]
