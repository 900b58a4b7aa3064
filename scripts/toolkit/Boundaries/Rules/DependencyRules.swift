/// Finds dependencies in Package.swift that break a rule.
struct DependencyRules {
    private let survey: Survey

    init(_ survey: Survey) {
        self.survey = survey
    }

    /// The findings for the declaration of a module in Package.swift.
    func findings(of module: ModuleGraph.Module) -> [Finding] {
        wrongWays(of: module) + packages(of: module)
    }

    private func wrongWays(of module: ModuleGraph.Module) -> [Finding] {
        module.dependencies.compactMap(survey.module).filter { !module.kind.mayUse($0.kind) }.map { other in
            finding(
                .oneWay,
                module,
                message: module.message("depends on", other),
                chain: survey.chain(from: module, to: other),
                mend: module.mend(other)
            )
        }
    }

    private func packages(of module: ModuleGraph.Module) -> [Finding] {
        guard !module.kind.mayUsePackages else { return [] }
        return module.products.map { product in
            finding(
                .noPackages,
                module,
                message: "\(module.name) depends on \(product), which does not come with Swift",
                chain: [module.name, product],
                mend: "Declare a protocol. Implement it with \(product) in App."
            )
        }
    }

    /// A finding in Package.swift, at the line that declares the module.
    private func finding(
        _ rule: Rule,
        _ module: ModuleGraph.Module,
        message: String,
        chain: [String],
        mend: String
    ) -> Finding {
        let line = survey.line(of: module)
        return Finding(file: module.manifest, line: line, rule: rule, message: message, chain: chain, mend: mend)
    }
}
