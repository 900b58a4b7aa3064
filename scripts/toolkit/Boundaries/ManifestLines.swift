/// The lines of Package.swift that make the modules.
struct ManifestLines: Sendable {
    /// The lines where a literal names a target, and those where any literal says a name.
    private var targets: [String: Int] = [:]
    private var literals: [String: Int] = [:]

    init(_ manifest: SourceFile?) {
        guard let manifest else { return }
        let code = Code(manifest)
        for (index, token) in code.tokens.enumerated() where token.kind == .literal {
            let name = code.text(token).filter { $0 != "\"" }.asModuleName
            literals[name] = literals[name] ?? Int(token.line)
            if Self.namesTarget(index, in: code) {
                targets[name] = targets[name] ?? Int(token.line)
            }
        }
    }

    /// The line that makes a module: its target, or the line that a function makes it from. A feature's tests are made
    /// with it.
    func line(of module: String) -> Int {
        let feature = module.hasSuffix("Tests") ? String(module.dropLast(5)) : module
        return targets[module] ?? literals[module] ?? literals[feature] ?? 1
    }

    /// Whether a literal is the name in `.target(name: "…"`, `.executableTarget(name: "…"` and the like.
    private static func namesTarget(_ index: Int, in code: Code) -> Bool {
        code.mark(at: index - 1) == .colon && code.name(at: index - 2) == "name"
            && code.name(at: index - 4)?.lowercased().hasSuffix("target") == true
    }
}
