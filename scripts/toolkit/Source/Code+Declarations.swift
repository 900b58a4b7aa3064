// What the keyword of a declaration says.

extension Code {
    /// Whether a keyword that can also be a modifier or a name declares a type here, as what follows it shows.
    func declaresType(at index: Int) -> Bool {
        guard name(at: index + 1) != nil, keyword(at: index + 1)?.isContextual ?? true else { return false }
        switch keyword(at: index) {
        // `class override func` declares no type.
        case .class: return name(at: index + 2) == nil || keyword(at: index + 2) == .where
        case .actor: return tokens[index + 1].line == tokens[index].line
        default: return true
        }
    }

    /// What the keyword at an index declares, as `Feed`, `Feed.Post` or `init`.
    func nameDeclared(at index: Int) -> String {
        let keyword = text(tokens[index])
        guard keyword != "init", keyword != "subscript" else { return keyword }
        var name = self.name(at: index + 1) ?? keyword
        var next = index + 2
        while mark(at: next) == .dot, let member = self.name(at: next + 1) {
            name += "." + member
            next += 2
        }
        return name
    }

    /// Whether a colon stands between an extension's name and its body or its conditions.
    func isConformance(at index: Int) -> Bool {
        for next in tokens.indices[index...] {
            switch mark(at: next) {
            case .colon: return true
            case .openBrace: return false
            default: if keyword(at: next) == .where { return false }
            }
        }
        return false
    }
}
