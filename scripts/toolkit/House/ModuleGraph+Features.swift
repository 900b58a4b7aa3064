extension ModuleGraph {
    /// The graph with one more feature, declared as all are: by the same lines of Package.swift.
    func adding(_ name: FeatureName) -> ModuleGraph {
        let (feature, tests) = ("\(name)", "\(name)Tests")
        let model = features.first
        let own = modules.filter { [model, model.map { "\($0)Tests" }].contains($0.name) }
        let users = modules.map { module in
            module.path == "App" ? module.replacing(dependencies: module.dependencies + [feature]) : module
        }
        let needs = own.first { $0.kind == .feature }?.dependencies ?? ["Core"]
        let testNeeds = own.first { $0.kind == .tests }?.dependencies.filter { $0 != model } ?? ["Core", "TestSupport"]
        return ModuleGraph(
            users + [
                Module(.feature, feature, in: "Features/\(feature)", needs: needs),
                Module(.tests, tests, in: "Tests/\(tests)", needs: testNeeds + [feature]),
            ]
        )
    }

    /// The graph without a feature and its tests.
    func removing(_ feature: String) -> ModuleGraph {
        let gone = [feature, "\(feature)Tests"]
        return ModuleGraph(
            modules.filter { !gone.contains($0.name) }.map { module in
                module.replacing(dependencies: module.dependencies.filter { !gone.contains($0) })
            }
        )
    }
}

extension ModuleGraph.Module {
    fileprivate init(_ kind: ModuleGraph.Kind, _ name: String, in path: String, needs: [String]) {
        self.init(name: name, kind: kind, path: path, excluded: [], dependencies: needs.sorted(), products: [])
    }

    fileprivate func replacing(dependencies: [String]) -> ModuleGraph.Module {
        ModuleGraph.Module(
            name: name,
            kind: kind,
            path: path,
            excluded: excluded,
            dependencies: dependencies.sorted(),
            products: products
        )
    }
}
