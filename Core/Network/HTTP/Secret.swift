import Foundation

/// A text that must not be seen, in every mixture of the spellings that servers have for its letters.
///
/// It is looked for in bytes: among characters, one that ends in an accent of the server's would be another.
struct Secret {
    private let letters: [[[UInt8]]]
    private let firstBytes: Set<UInt8>

    private init(_ text: String) {
        letters = text.unicodeScalars.map(\.spellings)
        firstBytes = Set(letters.first?.compactMap(\.first) ?? [])
    }

    /// The secret as it is, and with its accents apart or not: servers bring names and passwords into one form.
    static func forms(of text: String) -> [Secret] {
        let forms = [text, text.precomposedStringWithCanonicalMapping, text.decomposedStringWithCanonicalMapping]
        return Set(forms.map { Array($0.unicodeScalars) }).map { scalars in
            Secret(String(String.UnicodeScalarView(scalars)))
        }
    }

    /// The text with `•••` wherever it holds the secret.
    func masked(in text: [UInt8]) -> [UInt8] {
        var masked: [UInt8] = []
        var position = 0
        while position < text.count {
            if firstBytes.contains(text[position]), let end = end(in: text, from: position) {
                masked += "•••".utf8
                position = end
            } else {
                masked.append(text[position])
                position += 1
            }
        }
        return masked
    }

    /// Where the secret ends that begins at `start`, if one does. A backslash may be a letter or half of one, so every way to
    /// read what is there is followed.
    private func end(in text: [UInt8], from start: Int) -> Int? {
        var ends: Set = [start]
        for spellings in letters where !ends.isEmpty {
            ends = Set(
                ends.flatMap { end in
                    spellings.filter { text[end...].starts(with: $0) }.map { end + $0.count }
                }
            )
        }
        return ends.max()
    }
}

extension Unicode.Scalar {
    /// The letter as it is, in JSON and in an address; and JSON that stands in JSON or in an address.
    fileprivate var spellings: [[UInt8]] {
        let text = String(self)
        let code = text.utf16.unicodeEscaped
        let escaped = [text.escaped, code, code.lowercased()] + (self == "/" ? [#"\/"#] : [])
        let inJSON = escaped.filter { $0 != text }
        let inAddress = [text.utf8.percentEscaped] + inJSON.map(\.percentEncoded) + (self == " " ? ["+"] : [])
        let spellings = [text] + inJSON + inJSON.map(\.escaped) + inAddress + inAddress.map { $0.lowercased() }
        return spellings.map { Array($0.utf8) }
    }
}

extension String {
    fileprivate var escaped: String {
        replacing("\\", with: #"\\"#).replacing("\"", with: #"\""#).replacing("\t", with: #"\t"#)
    }
}

extension Sequence where Element: FixedWidthInteger {
    fileprivate var unicodeEscaped: String { map { #"\u"# + $0.hexadecimal(digits: 4) }.joined() }
    fileprivate var percentEscaped: String { map { "%" + $0.hexadecimal(digits: 2) }.joined() }
}

extension FixedWidthInteger {
    fileprivate func hexadecimal(digits: Int) -> String {
        let text = String(self, radix: 16, uppercase: true)
        return String(repeating: "0", count: digits - text.count) + text
    }
}
