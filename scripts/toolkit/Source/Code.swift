/// A word, a string literal or a punctuation character in Swift code.
struct Token: Sendable {
    let kind: Kind
    /// The text of the token, without backticks, quotes and `#`. A string ends before its first interpolation.
    var text: String
    /// The number of the line where the token starts. The first line of a file is 1.
    let line: Int

    enum Kind: Sendable {
        /// A name, a keyword or a number.
        case word
        /// A name in backticks.
        case quotedWord
        /// A string literal.
        case literal
        /// A word that starts with `#`, such as `#if`.
        case directive
        /// One punctuation character, such as a brace.
        case mark
    }

    /// Whether the token is a word, with or without backticks.
    var isName: Bool { kind == .word || kind == .quotedWord }
}

/// The tokens of a Swift file. `imports` and `mentions(and:)` find the imports and the names among the tokens.
struct Code: Sendable {
    let tokens: [Token]

    init(_ file: SourceFile) {
        tokens = Lexer.tokens(of: file.bytes)
    }

    /// The text of the token at an index if it is a punctuation character, or a word without backticks. Returns `nil`
    /// for other tokens, and if there is no token at the index.
    func text(at index: Int) -> String? {
        guard tokens.indices.contains(index), tokens[index].kind == .word || tokens[index].kind == .mark else {
            return nil
        }
        return tokens[index].text
    }

    /// The text of the token at an index if it is a word, with or without backticks. Returns `nil` for other tokens,
    /// and if there is no token at the index.
    func name(at index: Int) -> String? {
        tokens.indices.contains(index) && tokens[index].isName ? tokens[index].text : nil
    }
}

/// An import in a Swift file. Imports inside of `#if` are found, too.
struct Import: Equatable, Sendable {
    /// The name of the module. For `import struct Foundation.URL` it is `Foundation`.
    let module: String
    let line: Int
    /// Whether the import is `@testable`, so that the file can use internal names of the module.
    var isTestable = false
}

/// A name in a file that can be the name of a type or a function.
struct Mention: Equatable, Sendable {
    let name: String
    let line: Int
    /// The word before the dot, such as `Feed` in `Feed.Post`. It is empty if there is no word directly before the dot,
    /// and `nil` if there is no dot.
    let qualifier: String?
    /// Whether an opening parenthesis follows the name.
    let isCall: Bool
    /// Whether the name follows `func`, so that it declares a function.
    let isDeclaration: Bool
    /// The name before `:` or `=`, such as `posts` in `posts: any FeedRepository` and `posts = FeedRepositoryImpl()`.
    let label: String?
}

extension Code {
    /// All imports of the file, in the order of the file.
    var imports: [Import] {
        tokens.indices.compactMap { index in
            guard text(at: index) == "import", startsStatement(at: index) else { return nil }
            // An import can have a kind, such as `struct` in `import struct Foundation.URL`.
            let hasKind = Keywords.declaring.contains(text(at: index + 1) ?? "") && name(at: index + 2) != nil
            let isTestable = text(at: index - 1) == "testable"
            return name(at: index + (hasKind ? 2 : 1)).map {
                Import(module: $0, line: tokens[index].line, isTestable: isTestable)
            }
        }
    }

    /// Whether only attributes and access levels are before the token at an index, after the start of the line or `;`.
    /// If not, the token `import` is not the keyword, but for example a name or a label.
    private func startsStatement(at index: Int) -> Bool {
        let line = tokens[index].line
        var before = Array(tokens[..<index].reversed().prefix { $0.line == line && $0.text != ";" })[...]
        while let token = before.popFirst() {
            if token.kind == .word, Keywords.accessLevels.contains(token.text) { continue }
            guard token.kind == .word || token.text == ")", let attribute = before.firstIndex(where: { $0.text == "@" })
            else { return false }
            before = before[(attribute + 1)...]
        }
        return true
    }

    /// The names that start with a capital letter or a non-ASCII character, follow a dot, or are in `others`.
    func mentions(and others: Set<String>) -> [Mention] {
        tokens.indices.compactMap { index in
            let token = tokens[index]
            guard token.isName, let first = token.text.utf8.first else { return nil }
            let isMember = text(at: index - 1) == "."
            guard isMember || (0x41...0x5A).contains(first) || first >= 0x80 || others.contains(token.text) else {
                return nil
            }
            return Mention(
                name: token.text,
                line: token.line,
                qualifier: isMember ? name(at: index - 2) ?? "" : nil,
                isCall: text(at: index + 1) == "(",
                isDeclaration: text(at: index - 1) == "func",
                label: label(ofTypeAt: index)
            )
        }
    }

    private func label(ofTypeAt index: Int) -> String? {
        var before = index - 1
        while let word = text(at: before), ["any", "some", "("].contains(word) { before -= 1 }
        return [":", "="].contains(text(at: before)) ? name(at: before - 1) : nil
    }
}
