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
        let through = chain.map { ", and has it only through \($0.dropFirst().dropLast().joined(separator: ", "))" }
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
        let isFree = module.kind == .core || module.kind == .feature
        if Toolchain.has(found.module) {
            guard isFree, Toolchain.testing.contains(found.module) else { return nil }
            return Finding(
                file: file.path,
                line: found.line,
                rule: .noPackages,
                message: "\(module.name) imports \(found.module), which no app has",
                chain: [module.name, found.module],
                mend: "Move what tests need to Tests."
            )
        }
        if isFree {
            return Finding(
                file: file.path,
                line: found.line,
                rule: .noPackages,
                message: "\(module.name) imports \(found.module), which does not ship with Swift",
                chain: [module.name, found.module],
                mend: "Ask for it by a protocol, and let App adapt \(found.module) to that."
            )
        }
        guard !module.products.contains(where: { $0.asModuleName == found.module }) else { return nil }
        return Finding(
            file: file.path,
            line: found.line,
            rule: .undeclared,
            message: "\(module.name) imports \(found.module), which Package.swift does not declare for it",
            chain: [module.name, found.module],
            mend: "Add the product \(found.module), with its package, to the dependencies of \(module.name) in "
                + "Package.swift."
        )
    }
}
