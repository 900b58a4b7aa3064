/// Splits Swift code into tokens. White space and comments are left out. The code does not have to compile.
///
/// The lexer does not know regular expressions in slashes. It reads their slashes as punctuation. If a regular
/// expression contains a quote, the lexer reads a string from there to the next quote or to the end of the line.
struct Lexer {
    private let bytes: [UInt8]
    private var position = 0
    private var line = 1
    private var tokens: [Token] = []

    /// Returns the tokens of a file, in the order of the file.
    static func tokens(of bytes: [UInt8]) -> [Token] {
        var lexer = Lexer(bytes: bytes)
        lexer.readCode(isInterpolated: false)
        return lexer.tokens
    }

    private init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// Reads until the end of the file. If `isInterpolated` is true, reads only until the closing parenthesis of the
    /// interpolation.
    private mutating func readCode(isInterpolated: Bool) {
        var depth = 0
        while let byte = byte(at: position) {
            switch byte {
            case .newline:
                line += 1
                position += 1
            case UInt8(ascii: "/") where self.byte(at: position + 1) == byte:
                position = bytes[position...].firstIndex(of: .newline) ?? bytes.endIndex
            case UInt8(ascii: "/") where self.byte(at: position + 1) == UInt8(ascii: "*"):
                skipComment()
            case .quote:
                readString(hashes: 0)
            case UInt8(ascii: "#"):
                readHashes()
            case UInt8(ascii: "`"):
                position += 1
                append(.quotedWord) { $0 != UInt8(ascii: "`") && $0 != .newline }
                position += 1
            case _ where byte.isWord:
                append(.word, while: \.isWord)
            case _ where byte > UInt8(ascii: " "):
                let isOpening = byte == UInt8(ascii: "(")
                depth += isOpening ? 1 : byte == UInt8(ascii: ")") ? -1 : 0
                tokens.append(Token(kind: .mark, text: String(decoding: [byte], as: UTF8.self), line: line))
                position += 1
                if isInterpolated, depth == 0 { return }
            default:
                position += 1
            }
        }
    }

    /// Skips a comment between `/*` and `*/`. The comment can contain other comments of this kind.
    private mutating func skipComment() {
        var depth = 0
        repeat {
            let pair = bytes[position...].prefix(2)
            if pair.elementsEqual("/*".utf8) || pair.elementsEqual("*/".utf8) {
                depth += pair.first == UInt8(ascii: "/") ? 1 : -1
                position += 1
            } else if pair.first == .newline {
                line += 1
            }
            position += 1
        } while depth > 0 && position < bytes.count
    }

    /// Reads a string such as `#"text"#`, or a word such as `#if`.
    private mutating func readHashes() {
        let hashes = bytes[position...].prefix { $0 == UInt8(ascii: "#") }.count
        position += hashes
        if byte(at: position) == .quote {
            readString(hashes: hashes)
        } else {
            append(.directive, while: \.isWord)
        }
    }

    /// Reads a string literal, starting at its first quote. The text of the token ends before the first interpolation.
    private mutating func readString(hashes: Int) {
        let (firstLine, start) = (line, position)
        let quotes = isMultiline(hashes: hashes) ? 3 : 1
        let closing = [UInt8](repeating: .quote, count: quotes) + [UInt8](repeating: UInt8(ascii: "#"), count: hashes)
        let escape = [UInt8(ascii: "\\")] + closing.dropFirst(quotes)
        let token = tokens.count
        tokens.append(Token(kind: .literal, text: "", line: firstLine))
        position += quotes
        var end: Int?
        while let byte = byte(at: position), quotes == 3 || byte != .newline {
            let rest = bytes[position...]
            if byte == .quote, rest.starts(with: closing) {
                end = end ?? position
                position += closing.count
                break
            }
            if byte == escape[0], rest.starts(with: escape) {
                position += escape.count
                if self.byte(at: position) == UInt8(ascii: "(") {
                    end = end ?? position
                    readCode(isInterpolated: true)
                    continue
                }
            }
            if self.byte(at: position) == .newline { line += 1 }
            position += 1
        }
        let text = bytes[start..<(end ?? position)].drop { $0 == .quote }
        tokens[token].text = String(decoding: text, as: UTF8.self)
    }

    /// Whether a string literal of several lines starts here. `#"""#` has only one line, and contains one quote.
    private func isMultiline(hashes: Int) -> Bool {
        let rest = bytes[position...].prefix { $0 != .newline }
        guard rest.prefix(3).elementsEqual([.quote, .quote, .quote]) else { return false }
        let closing = "\"" + String(repeating: "#", count: hashes)
        return hashes == 0 || !String(decoding: rest.dropFirst(), as: UTF8.self).contains(closing)
    }

    private mutating func append(_ kind: Token.Kind, while isPart: (UInt8) -> Bool) {
        let text = bytes[position...].prefix(while: isPart)
        tokens.append(Token(kind: kind, text: String(decoding: text, as: UTF8.self), line: line))
        position = text.endIndex
    }

    private func byte(at index: Int) -> UInt8? {
        index < bytes.count ? bytes[index] : nil
    }
}

extension UInt8 {
    fileprivate static let newline = UInt8(ascii: "\n")
    fileprivate static let quote = UInt8(ascii: "\"")

    /// Whether the byte can be a part of a name or a number. All bytes that are not ASCII can be.
    fileprivate var isWord: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...: true
        default: false
        }
    }
}
