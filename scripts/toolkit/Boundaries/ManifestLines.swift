/// The lines of Package.swift that declare the modules.
struct ManifestLines: Sendable {
    /// The lines with the name of a target, and the lines with any string.
    private var targets: [String: Int] = [:]
    private var literals: [String: Int] = [:]

    init(_ manifest: SourceFile?) {
        guard let manifest else { return }
        let code = Code(manifest)
        for (index, token) in code.tokens.enumerated() where token.kind == .literal {
            let name = token.text.asModuleName
            literals[name] = literals[name] ?? token.line
            if Self.namesTarget(index, in: code) { targets[name] = targets[name] ?? token.line }
        }
    }

    /// The line that declares a module. The tests of a feature are declared together with it.
    func line(of module: String) -> Int {
        let feature = module.hasSuffix("Tests") ? String(module.dropLast(5)) : module
        return targets[module] ?? literals[module] ?? literals[feature] ?? 1
    }

    /// Whether a string is the name in `.target(name: "…"`, or comes first in `library(`, `program(` or `tests(`.
    private static func namesTarget(_ index: Int, in code: Code) -> Bool {
        if code.text(at: index - 1) == "(" {
            return ["library", "program", "tests"].contains(code.text(at: index - 2))
        }
        return code.text(at: index - 1) == ":" && code.text(at: index - 2) == "name"
            && code.name(at: index - 4)?.lowercased().hasSuffix("target") == true
    }
}
