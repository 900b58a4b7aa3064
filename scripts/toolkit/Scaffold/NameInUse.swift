/// Whether a name is free in this repository.
struct NameInUse {
    let name: FeatureName
    let repository: Repository

    /// Checks that no feature, command or folder has the name, and that the lists can be added to.
    ///
    /// - Throws: `Failure`, with an exit code of its own when the feature is there already.
    func check() throws(Failure) {
        let features = try keys(of: Registration.package)
        let commands = try keys(of: Registration.commands)
        if features.contains(module) {
            guard repository.exists("Features/\(module)") else {
                throw Failure(
                    "\(module) is in the list of features, but Features/\(module) is not there. Take its line out."
                )
            }
            throw Failure("\(module) is there already: Features/\(module).", exitCode: .existsAlready)
        }
        if let other = features.first(where: isSame) {
            throw .usage("“\(module)” differs from \(other) only by case: many file systems take them for one.")
        }
        if let other = commands.first(where: isSame) {
            throw .usage("“\(module)” would make a second command named \(other.lowercased()).")
        }
        if try isMember(ofComposition: name.spelling.lowerCamel) {
            throw .usage("“\(module)” would make a second \(name.spelling.lowerCamel) in the app's composition.")
        }
        if let folder = repository.folders(in: "Features").first(where: isSame),
            !repository.everything(below: "Features/\(folder)").isEmpty
        {
            throw Failure("Features/\(folder) is there, but not in the list of features: half a feature. Move it away.")
        }
    }

    /// Checks that no module of the package, and none that it needs of another one, has the name.
    func check(among graph: ModuleGraph) throws(Failure) {
        if let other = graph.modules.first(where: { isSame($0.name) }) {
            throw .usage("“\(module)” is the name of a module already: \(other.name), in \(other.path).")
        }
        if graph.modules.contains(where: { $0.products.contains(module) }) {
            throw .usage("“\(module)” is a product that this package depends on.")
        }
    }

    private var module: String { "\(name)" }

    private func isSame(_ other: String) -> Bool {
        other.lowercased() == module.lowercased()
    }

    /// Whether the composition declares something of that name.
    private func isMember(ofComposition name: String) throws(Failure) -> Bool {
        let file = Registration.commands.file
        let code = Code(SourceFile(path: file, text: try repository.text(of: file)))
        return code.tokens.indices.contains { index in
            [.let, .var, .func].contains(code.keyword(at: index)) && code.name(at: index + 1) == name
        }
    }

    private func keys(of list: SortedList) throws(Failure) -> [String] {
        try list.keys(in: repository.text(of: list.file))
    }
}
