extension ModuleGraph {
    /// The graph with one more feature, declared as Package.swift declares each: over Core, tested, used by the app.
    func adding(_ name: FeatureName) -> ModuleGraph {
        let feature = "\(name)"
        let tests = "\(name)Tests"
        let users = modules.map { module in
            module.path == "App" ? module.replacing(dependencies: module.dependencies + [feature]) : module
        }
        return ModuleGraph(
            users + [
                Module(
                    name: feature,
                    kind: .feature,
                    path: "Features/\(feature)",
                    excluded: [],
                    dependencies: ["Core"],
                    products: []
                ),
                Module(
                    name: tests,
                    kind: .tests,
                    path: "Tests/\(tests)",
                    excluded: [],
                    dependencies: ["Core", feature, "TestSupport"],
                    products: []
                ),
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
