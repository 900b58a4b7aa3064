/// Whether a name is free in this repository.
struct NameInUse {
    private let name: FeatureName
    private let repository: Repository
    private let graph: ModuleGraph

    init(_ name: FeatureName, repository: Repository, graph: ModuleGraph) {
        self.name = name
        self.repository = repository
        self.graph = graph
    }

    /// Checks that nothing has the name.
    ///
    /// - Throws: `Failure`, with an exit code of its own when the feature is there already.
    func check() throws(Failure) {
        let module = "\(name)"
        let features = try Registration.package.keys(in: repository.text(of: Registration.package.file))
        if features.contains(module) {
            guard repository.exists("Features/\(module)") else {
                throw Failure(
                    "\(module) is in the list of features, but Features/\(module) is not there. Take its line out."
                )
            }
            throw Failure("\(module) is there already: Features/\(module).", exitCode: .existsAlready)
        }
        if let other = features.first(where: { $0.lowercased() == module.lowercased() }) {
            throw .usage("“\(module)” differs from \(other) only by case: many file systems take them for one.")
        }
        if let other = graph.modules.first(where: { $0.name.lowercased() == module.lowercased() }) {
            throw .usage("“\(module)” is the name of a module already: \(other.name), in \(other.path).")
        }
        if graph.modules.contains(where: { $0.products.contains(module) }) {
            throw .usage("“\(module)” is a product that this package depends on.")
        }
        let commands = try Registration.commands.keys(in: repository.text(of: Registration.commands.file))
        if let other = commands.first(where: { $0.lowercased() == module.lowercased() }) {
            throw .usage("“\(module)” would make a second command named \(other.lowercased()).")
        }
        if let folder = repository.folders(in: "Features").first(where: { $0.lowercased() == module.lowercased() }) {
            throw Failure("Features/\(folder) is there, but not in the list of features: half a feature. Move it away.")
        }
    }
}
