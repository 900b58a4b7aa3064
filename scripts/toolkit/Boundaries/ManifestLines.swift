/// Finds the line of a Package.swift that declares a module.
struct ManifestLines: Sendable {
    /// The number of the line that declares each target. The key is the module name of the target.
    private var targets: [String: Int] = [:]
    /// The number of the first line that contains each string literal. The key is the string as a module name.
    private var literals: [String: Int] = [:]

    init(_ manifest: SourceFile) {
        let code = Code(manifest)
        for (index, token) in code.tokens.enumerated() where token.kind == .literal {
            let name = token.text.asModuleName
            literals[name] = literals[name] ?? token.line
            if Self.namesTarget(index, in: code) { targets[name] = targets[name] ?? token.line }
        }
    }

    /// The number of the line that declares a module or first names it. If no line names `FeedTests`, returns the first
    /// line that names `Feed`. Returns 1 if no line is found.
    func line(of module: String) -> Int {
        let feature = module.hasSuffix("Tests") ? String(module.dropLast(5)) : module
        return targets[module] ?? literals[module] ?? literals[feature] ?? 1
    }

    /// Whether the string literal at an index is the name of a target. The name of a target is the argument `name:` of
    /// a function such as `.target`, or the first argument of `library`, `program` or `tests`.
    private static func namesTarget(_ index: Int, in code: Code) -> Bool {
        if code.text(at: index - 1) == "(" {
            return ["library", "program", "tests"].contains(code.text(at: index - 2))
        }
        return code.text(at: index - 1) == ":" && code.text(at: index - 2) == "name"
            && code.name(at: index - 4)?.lowercased().hasSuffix("target") == true
    }
}
