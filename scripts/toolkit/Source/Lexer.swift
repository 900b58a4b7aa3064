/// Takes Swift code apart. It reads what does not compile, too, and then errs on a single line.
struct Lexer {
    let bytes: [UInt8]
    var position = 0
    var line: Int32 = 1
    private(set) var tokens: [Token] = []
    let keywords = Keyword.byInitial

    /// The tokens of a text.
    static func tokens(of bytes: [UInt8]) -> [Token] {
        var lexer = Lexer(bytes: bytes)
        lexer.tokens.reserveCapacity(bytes.count / 6)
        lexer.skipPreamble()
        lexer.readCode(isInterpolated: false)
        return lexer.tokens
    }

    private init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// A byte order mark, and the line that names an interpreter.
    private mutating func skipPreamble() {
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
            position = 3
        }
        if byte(at: position) == .pound, byte(at: position + 1) == UInt8(ascii: "!") {
            skipLine()
        }
    }

    /// Reads to the end, or in a string from the bracket that begins an interpolation to the one that ends it.
    mutating func readCode(isInterpolated: Bool) {
        var depth = 0
        while position < bytes.count {
            let byte = bytes[position]
            switch byte {
            case .newline:
                line += 1
                position += 1
            case .space, .tab, .carriageReturn:
                position += 1
            case .quote:
                readString(from: position, hashes: 0)
            case .slash:
                readSlash()
            case .pound:
                readPound()
            case .backtick:
                readQuotedWord()
            case .openParenthesis:
                depth += 1
                readMark()
            case .closeParenthesis:
                depth -= 1
                readMark()
                if isInterpolated, depth == 0 { return }
            default:
                if byte.isDigit {
                    readNumber()
                } else if byte.isWord {
                    readWord()
                } else {
                    readMark()
                }
            }
        }
    }
}

// MARK: - What the readers of literals share

extension Lexer {
    /// The byte so far ahead; 0 past the end.
    func byte(at offset: Int) -> UInt8 {
        offset < bytes.count ? bytes[offset] : 0
    }

    /// Whether so many hashes stand there.
    func hasHashes(_ count: Int, at offset: Int) -> Bool {
        (offset..<offset + count).allSatisfy { byte(at: $0) == .pound }
    }

    /// The last token so far.
    var last: Token? { tokens.last }

    /// Adds a token that ends here.
    mutating func append(_ kind: Token.Kind, from start: Int, line: Int32, keyword: Keyword? = nil) {
        tokens.append(Token(kind: kind, keyword: keyword, start: Int32(start), end: Int32(position), line: line))
    }

    /// Takes one byte as a token.
    mutating func readMark() {
        position += 1
        append(.mark, from: position - 1, line: line)
    }

    /// Goes on to the end of the line.
    mutating func skipLine() {
        while position < bytes.count, bytes[position] != .newline {
            position += 1
        }
    }
}
