import Foundation

/// The attributes of an element. An attribute that is `nil` is left out.
typealias Attributes = KeyValuePairs<String, String?>

/// An element of HTML, which is also XML.
func tag(_ name: String, _ attributes: Attributes = [:], _ inner: String = "", more: Attributes = [:]) -> String {
    var html = "<" + name
    for (name, value) in attributes { if let value { html += " " + name + "=\"" + value.escaped + "\"" } }
    for (name, value) in more { if let value { html += " " + name + "=\"" + value.escaped + "\"" } }
    return ["img", "input"].contains(name) ? html + "/>" : html + ">" + inner + "</" + name + ">"
}

/// The value of an attribute that has none, for example `disabled`.
func flag(_ isSet: Bool) -> String? { isSet ? "" : nil }

extension String {
    /// The text as a part of XML. XML has no control characters except tabs and line breaks, so each other is replaced.
    var escaped: String {
        // C finds the characters much faster than Swift does without optimization.
        guard withCString({ strcspn($0, Self.special) }) < utf8.count else { return self }
        var text = ""
        for scalar in unicodeScalars {
            switch scalar {
            case "&": text += "&amp;"
            case "<": text += "&lt;"
            case ">": text += "&gt;"
            case "\"": text += "&quot;"
            case "\t", "\n", "\r": text.unicodeScalars.append(scalar)
            case "\u{0}"..."\u{1F}": text += "\u{FFFD}"
            default: text.unicodeScalars.append(scalar)
            }
        }
        return text
    }

    /// The first bytes of all characters that `escaped` replaces.
    private static let special =
        "&<>\"" + String(decoding: (1...31).filter { ![9, 10, 13].contains($0) }, as: UTF8.self)
}
