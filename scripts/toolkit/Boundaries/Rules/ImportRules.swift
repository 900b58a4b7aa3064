/// What a file may import.
struct ImportRules {
    private let survey: Survey

    init(_ survey: Survey) {
        self.survey = survey
    }

    /// The imports of a file that break a rule; each counts once, for the gravest.
    func findings(in file: ScannedFile) -> [Finding] {
        file.imports.compactMap { found in
            if let module = survey.module(found.module) {
                finding(found, of: module, in: file)
            } else {
                finding(found, in: file)
            }
        }
    }

    /// An import of another module of the package.
    private func finding(_ found: Import, of imported: ModuleGraph.Module, in file: ScannedFile) -> Finding? {
        let module = file.module
        if module.name == imported.name || !module.kind.mayUse(imported.kind) {
            return Finding(
                file: file.path,
                line: found.line,
                rule: .oneWay,
                message: module.message("imports", imported),
                chain: survey.chain(from: module, to: imported),
                mend: module.mend(imported)
            )
        }
        guard !module.dependencies.contains(imported.name) else { return nil }
        let chain = survey.declaredWays.chain(from: module.name, to: imported.name)
        let through = chain.map { " but through \($0.dropFirst().dropLast().joined(separator: ", "))" }
        return Finding(
            file: file.path,
            line: found.line,
            rule: .undeclared,
            message:
                "\(module.name) imports \(imported.name), which Package.swift does not declare for it\(through ?? "")",
            chain: chain ?? [module.name, imported.name],
            mend: "Add \(imported.name) to the dependencies of \(module.name) in Package.swift."
        )
    }

    /// An import from outside the package.
    private func finding(_ found: Import, in file: ScannedFile) -> Finding? {
        let module = file.module
        guard let breach = breach(importing: found.module, in: module) else { return nil }
        return Finding(
            file: file.path,
            line: found.line,
            rule: breach.rule,
            message: "\(module.name) imports \(found.module), which \(breach.what)",
            chain: [module.name, found.module],
            mend: breach.mend
        )
    }

    private func breach(
        importing name: String,
        in module: ModuleGraph.Module
    ) -> (rule: Rule, what: String, mend: String)? {
        if Toolchain.has(name) {
            guard !module.kind.mayUsePackages, Toolchain.testing.contains(name) else { return nil }
            return (.noPackages, "no app has", "Move what tests need to Tests.")
        }
        guard module.kind.mayUsePackages else {
            return (
                .noPackages, "does not ship with Swift", "Ask for it by a protocol, and let App adapt \(name) to that."
            )
        }
        guard !module.products.contains(where: { $0.asModuleName == name }) else { return nil }
        return (
            .undeclared, "Package.swift does not declare for it",
            "Add the product \(name), with its package, to the dependencies of \(module.name) in Package.swift."
        )
    }
}
