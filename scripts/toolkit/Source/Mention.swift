/// A place that names a type, or calls one of some functions.
struct Mention: Equatable, Sendable {
    let name: String
    let line: Int
    /// What stands before the dot before it: empty when that is no name, `nil` without a dot.
    let qualifier: String?
    /// Whether it is called.
    let isCall: Bool
    /// Whether it is no use but a function of that name.
    let isDeclaration: Bool
}

extension Code {
    /// All places that name what begins with a capital, or one of these other words.
    func mentions(alsoOf words: [String]) -> [Mention] {
        let words = words.map { Array($0.utf8) }
        return tokens.indices.compactMap { index in
            let token = tokens[index]
            guard token.isName, let first = bytes[token.range].first else { return nil }
            guard first.isCapital || words.contains(where: { bytes[token.range].elementsEqual($0) }) else { return nil }
            return Mention(
                name: text(token),
                line: Int(token.line),
                qualifier: mark(at: index - 1) == .dot ? name(at: index - 2) ?? "" : nil,
                isCall: mark(at: index + 1) == .openParenthesis,
                isDeclaration: keyword(at: index - 1) == .func
            )
        }
    }
}

extension Code {
    /// Whether a type is marked as the one that a program begins with.
    var hasMain: Bool {
        tokens.indices.contains { mark(at: $0) == .at && name(at: $0 + 1) == "main" }
    }
}
