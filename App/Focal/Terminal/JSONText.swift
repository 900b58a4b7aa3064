import Core
import Foundation
import TerminalUI

/// Converts documents to JSON. Characters that control a terminal are escaped, so that the text is safe to print.
enum JSONText {
    /// Returns the document as one line of JSON, with the additional field `schemaVersion`.
    static func line(of document: some Encodable) -> String {
        guard let data = try? JSONCoding.encode(Versioned(document)) else { return "" }
        // The id of a new item is `new-3` for users.
        return safe(String(decoding: data, as: UTF8.self).replacing("\(newItemMark)new-", with: "new-")) + "\n"
    }

    /// Returns the lines of the JSON `text`, without a byte order mark at its start. Each tab becomes a space, which
    /// changes no string, because a JSON string has no unescaped tabs or line breaks.
    static func lines(of text: String) -> String {
        text.trimmingPrefix("\u{FEFF}").split { ["\n", "\r", "\r\n"].contains($0) }.map {
            safe($0.replacing("\t", with: " ")) + "\n"
        }.joined()
    }

    private static func safe(_ text: some StringProtocol) -> String {
        // The first check is faster, and most texts pass it.
        let isSafe =
            text.utf8.allSatisfy { 0x20..<0x7F ~= $0 } || !text.unicodeScalars.contains(where: \.isUnsafeForTerminal)
        return isSafe ? String(text) : text.unicodeScalars.map(escaped).joined()
    }

    private static func escaped(_ scalar: Unicode.Scalar) -> String {
        guard scalar.isUnsafeForTerminal else { return String(scalar) }
        return String(scalar).utf16.map { unit in
            let digits = String(unit, radix: 16)
            return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        }.joined()
    }

    private struct Versioned<Document: Encodable>: Encodable {
        private let document: Document

        init(_ document: Document) {
            self.document = document
        }

        func encode(to encoder: any Encoder) throws {
            try document.encode(to: encoder)
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encode(1, forKey: .schemaVersion)
        }

        private enum CodingKeys: CodingKey {
            case schemaVersion
        }
    }
}
