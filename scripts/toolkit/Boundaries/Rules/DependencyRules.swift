/// What Package.swift may declare for a module.
struct DependencyRules {
    private let survey: Survey
    /// The modules that are asked about.
    private let names: Set<String>
    /// All ways but those that run the wrong way: cycles of these would be found twice.
    private let rightWays: Ways

    init(_ survey: Survey, of modules: [ModuleGraph.Module]) {
        self.survey = survey
        names = Set(modules.map(\.name))
        let ways = survey.graph.modules.map { module in
            let used = survey.imports[module.name, default: []].union(module.dependencies)
            let right = used.filter { name in
                name != module.name && survey.module(name).map { module.kind.mayUse($0.kind) } == true
            }
            return (module.name, right)
        }
        rightWays = Ways(Dictionary(ways) { first, _ in first })
    }

    /// What is wrong with what a module declares.
    func findings(of module: ModuleGraph.Module) -> [Finding] {
        wrongWays(of: module) + packages(of: module) + unused(by: module) + cycle(through: module)
    }

    private func wrongWays(of module: ModuleGraph.Module) -> [Finding] {
        module.dependencies.compactMap(survey.module).filter { !module.kind.mayUse($0.kind) }.map { other in
            Finding(
                file: Manifest.path,
                line: survey.manifest.line(of: module.name),
                rule: .oneWay,
                message: module.message("declares", other),
                chain: survey.chain(from: module, to: other),
                mend: module.mend(other)
            )
        }
    }

    private func packages(of module: ModuleGraph.Module) -> [Finding] {
        guard !module.kind.mayUsePackages else { return [] }
        return module.products.map { product in
            Finding(
                file: Manifest.path,
                line: survey.manifest.line(of: module.name),
                rule: .noPackages,
                message: "\(module.name) declares \(product), which does not ship with Swift",
                chain: [module.name, product],
                mend: "Ask for it by a protocol, and let App adapt \(product) to that."
            )
        }
    }

    private func unused(by module: ModuleGraph.Module) -> [Finding] {
        guard let imports = survey.imports[module.name] else { return [] }
        let modules = module.dependencies.filter { name in
            // Tests start a program without importing it.
            !(module.kind == .tests && survey.programs.contains(name))
                && survey.module(name).map { module.kind.mayUse($0.kind) } == true
        }
        let products = module.kind.mayUsePackages ? module.products : []
        return (modules + products).filter { !imports.contains($0.asModuleName) }.map { name in
            Finding(
                file: Manifest.path,
                line: survey.manifest.line(of: module.name),
                rule: .unused,
                message: "\(module.name) declares \(name), and imports it nowhere",
                chain: [module.name, name],
                mend: "Take \(name) out of the dependencies of \(module.name)."
            )
        }
    }

    private func cycle(through module: ModuleGraph.Module) -> [Finding] {
        // Every module of a cycle sees it; the first by name tells.
        guard let chain = rightWays.chain(from: module.name, to: module.name),
            chain.filter(names.contains).min() == module.name
        else { return [] }
        let declares = module.dependencies.contains(chain[1])
        let importer = declares ? nil : survey.firstImport(of: chain[1], in: module)
        return [
            Finding(
                file: importer?.path ?? Manifest.path,
                line: importer?.line ?? survey.manifest.line(of: module.name),
                rule: .cycle,
                message: "\(module.name) needs itself",
                chain: chain,
                mend: "Move what \(chain[1]) and \(module.name) both need to a module of its own."
            )
        ]
    }
}

extension Survey {
    fileprivate func firstImport(of name: String, in module: ModuleGraph.Module) -> (path: String, line: Int)? {
        for file in files where file.module.name == module.name {
            if let found = file.imports.first(where: { $0.module == name }) { return (file.path, found.line) }
        }
        return nil
    }
}
