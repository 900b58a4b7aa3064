/// A piece of Swift code.
struct Token: Sendable {
    let kind: Kind
    /// Its text, without the backticks of a name and the quotes of a string.
    var text: String
    /// Its first line, from 1.
    let line: Int

    /// What it is.
    enum Kind: Sendable {
        /// A name, a keyword or a number.
        case word
        /// A name in backticks.
        case quotedWord
        /// A string.
        case literal
        /// `#if` and similar words.
        case directive
        /// One byte of punctuation.
        case mark
    }

    /// Whether it is a word, in backticks or not.
    var isName: Bool { kind == .word || kind == .quotedWord }
}

/// The tokens of a file, and what they import and name.
struct Code: Sendable {
    let tokens: [Token]

    init(_ file: SourceFile) {
        tokens = Lexer.tokens(of: file.bytes)
    }

    /// The text of a token outside of strings and backticks; `nil` for other tokens, and outside of the file.
    func text(at index: Int) -> String? {
        guard tokens.indices.contains(index), tokens[index].kind == .word || tokens[index].kind == .mark else {
            return nil
        }
        return tokens[index].text
    }

    /// The name at an index; `nil` for other tokens, and outside of the file.
    func name(at index: Int) -> String? {
        tokens.indices.contains(index) && tokens[index].isName ? tokens[index].text : nil
    }
}

/// An import, also one inside of `#if`.
struct Import: Equatable, Sendable {
    /// The module, without a submodule or a symbol.
    let module: String
    let line: Int
}

/// A name in a file that can be a type or a function.
struct Mention: Equatable, Sendable {
    let name: String
    let line: Int
    /// The name before the dot, empty when there is an expression; `nil` without a dot.
    let qualifier: String?
    /// Whether a parenthesis follows.
    let isCall: Bool
    /// Whether it is the name in the declaration of a function.
    let isDeclaration: Bool
}

extension Code {
    /// All imports.
    var imports: [Import] {
        tokens.indices.compactMap { index in
            guard text(at: index) == "import", startsStatement(at: index) else { return nil }
            // As in `import struct Foundation.URL`.
            let hasKind = Keywords.declaring.contains(text(at: index + 1) ?? "") && name(at: index + 2) != nil
            return name(at: index + (hasKind ? 2 : 1)).map { Import(module: $0, line: tokens[index].line) }
        }
    }

    /// Whether only attributes and access levels stand before a token on its line: `import` is also a name and a label.
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

    /// The names that start with a capital letter, and the ones in `others`.
    func mentions(and others: Set<String>) -> [Mention] {
        tokens.indices.compactMap { index in
            let token = tokens[index]
            guard token.isName, let first = token.text.utf8.first else { return nil }
            guard (0x41...0x5A).contains(first) || first >= 0x80 || others.contains(token.text) else { return nil }
            return Mention(
                name: token.text,
                line: token.line,
                qualifier: text(at: index - 1) == "." ? name(at: index - 2) ?? "" : nil,
                isCall: text(at: index + 1) == "(",
                isDeclaration: text(at: index - 1) == "func"
            )
        }
    }

    /// Whether the file has a type with `@main`.
    var hasMain: Bool {
        tokens.indices.contains { text(at: $0) == "@" && name(at: $0 + 1) == "main" }
    }
}
