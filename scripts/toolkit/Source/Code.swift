/// The tokens of a file, with what they say.
struct Code: Sendable {
    let bytes: [UInt8]
    let tokens: [Token]

    init(_ file: SourceFile) {
        bytes = file.bytes
        tokens = Lexer.tokens(of: file.bytes)
    }
}

extension Code {
    /// What a token says.
    func text(_ token: Token) -> String {
        String(decoding: bytes[token.range], as: UTF8.self)
    }

    /// The keyword at an index; `nil` past the ends.
    func keyword(at index: Int) -> Keyword? {
        tokens.indices.contains(index) ? tokens[index].keyword : nil
    }

    /// The name at an index; `nil` for what is none, and past the ends.
    func name(at index: Int) -> String? {
        tokens.indices.contains(index) && tokens[index].isName ? text(tokens[index]) : nil
    }

    /// The bracket or operator at an index; `nil` for what is none, and past the ends.
    func mark(at index: Int) -> UInt8? {
        guard tokens.indices.contains(index), tokens[index].kind == .mark else { return nil }
        return bytes[Int(tokens[index].start)]
    }

    /// The index behind the partner of the bracket at an index.
    func skippingBrackets(at index: Int) -> Int {
        var depth = 0
        for next in tokens.indices[index...] {
            switch mark(at: next) {
            case .openParenthesis, .openBracket, .openBrace: depth += 1
            case .closeParenthesis, .closeBracket, .closeBrace: depth -= 1
            default: break
            }
            if depth == 0 { return next + 1 }
        }
        return tokens.count
    }
}
