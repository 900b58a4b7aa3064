/// Finds imports that break a rule.
struct ImportRules {
    private let survey: Survey

    init(_ survey: Survey) {
        self.survey = survey
    }

    /// The findings in a file: each import that breaks a rule.
    func findings(in file: ScannedFile) -> [Finding] {
        file.imports.compactMap { found in
            let module = file.module
            let other = survey.module(found.module)
            let breach = if let other { breach(of: module, importing: other) } else { breach(of: module, found.module) }
            return (breach ?? testable(found, in: module)).map {
                Finding(
                    file: file.path,
                    line: found.line,
                    rule: $0.rule,
                    message: $0.message,
                    chain: $0.chain ?? [module.name, found.module],
                    mend: $0.mend
                )
            }
        }
    }

    private typealias Breach = (rule: Rule, message: String, chain: [String]?, mend: String)

    private func breach(of module: ModuleGraph.Module, importing other: ModuleGraph.Module) -> Breach? {
        if module.name == other.name || !module.kind.mayUse(other.kind) {
            let chain = survey.chain(from: module, to: other)
            return (.oneWay, module.message("imports", other), chain, module.mend(other))
        }
        guard !module.dependencies.contains(other.name) else { return nil }
        let chain = survey.declaredWays.chain(from: module.name, to: other.name)
        let between = chain.map { $0.dropFirst().dropLast().joined(separator: ", ") }
        let through = between.map { ". Now the import works only because of the dependencies of \($0)" } ?? ""
        return (
            .undeclared,
            "\(module.name) imports \(other.name), but \(module.manifest) does not declare this dependency\(through)",
            chain,
            "Add \(other.name) to the dependencies of \(module.name) in \(module.manifest)."
        )
    }

    private func testable(_ found: Import, in module: ModuleGraph.Module) -> Breach? {
        guard found.isTestable, ![.support, .tests].contains(module.kind) else { return nil }
        let message = "\(module.name) imports \(found.module) with @testable, so it can use internal names"
        return (.smallFace, message, nil, "Use only public names of \(found.module), and remove `@testable`.")
    }

    private func breach(of module: ModuleGraph.Module, _ name: String) -> Breach? {
        let message = "\(module.name) imports \(name), which "
        if Toolchain.has(name) {
            guard !module.kind.mayUsePackages, Toolchain.testing.contains(name) else { return nil }
            return (.noPackages, message + "only tests can import", nil, "Move the code to the folder Tests.")
        }
        guard module.kind.mayUsePackages else {
            let mend = "Declare a protocol. Implement it with \(name) in App."
            return (.noPackages, message + "does not come with Swift", nil, mend)
        }
        guard !module.products.contains(where: { $0.asModuleName == name }) else { return nil }
        let mend = "Add the product \(name), with its package, to the dependencies of \(module.name)."
        return (.undeclared, message + "\(module.manifest) does not declare as a dependency", nil, mend)
    }
}
