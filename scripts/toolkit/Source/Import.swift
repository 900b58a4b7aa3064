/// An import, in whichever branch of an `#if` it stands.
struct Import: Equatable, Sendable {
    /// The module that it names, without submodule or symbol.
    let module: String
    /// The line of the word `import`.
    let line: Int
}

extension Code {
    /// All imports, whatever attributes and access levels stand before them.
    var imports: [Import] {
        tokens.indices.compactMap { index in
            guard tokens[index].keyword == .import, isStatement(at: index) else { return nil }
            var name = index + 1
            // As in `import struct Foundation.URL`.
            if keyword(at: name)?.declares == true, self.name(at: name + 1) != nil {
                name += 1
            }
            return self.name(at: name).map { Import(module: $0, line: Int(tokens[index].line)) }
        }
    }

    /// `import` can also be a member or the label of an argument.
    private func isStatement(at index: Int) -> Bool {
        switch mark(at: index - 1) {
        case .dot, .comma, .openParenthesis: false
        default: mark(at: index + 1) == nil
        }
    }
}
