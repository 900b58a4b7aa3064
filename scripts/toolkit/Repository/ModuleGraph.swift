/// The modules of the package, and the modules that each one declares to need.
struct ModuleGraph: Codable, Equatable, Sendable {
    /// The modules, sorted by name.
    let modules: [Module]

    init(_ modules: [Module]) {
        self.modules = modules.sorted { $0.name < $1.name }
    }

    /// One module of the package. All paths are relative to the top of the repository.
    struct Module: Codable, Equatable, Sendable {
        /// The name in an import.
        let name: String
        let kind: Kind
        /// Its folder.
        let path: String
        /// Folders and files below its folder that belong to other modules.
        let excluded: [String]
        /// The modules of this package that it declares, sorted.
        let dependencies: [String]
        /// The products of other packages that it declares, sorted.
        let products: [String]
    }

    /// The role of a module.
    enum Kind: String, Codable, Sendable {
        case app, core, feature, support, tests, tool
        /// `FakeAPI`
        case fake
        /// `SampleCollections`
        case samples
        /// `TerminalUI`
        case terminal
    }
}

extension ModuleGraph {
    /// The module with a name.
    subscript(name: String) -> Module? {
        modules.first { $0.name == name }
    }

    /// The names of the features, sorted.
    var features: [String] {
        modules.filter { $0.kind == .feature }.map(\.name)
    }

    /// The module that a file belongs to: the one with the nearest folder.
    func module(of path: String) -> Module? {
        modules.filter { $0.owns(path) }.max { $0.path.count < $1.path.count }
    }

    /// A module, the modules that it needs, and the modules that those need.
    func closure(of name: String) -> Set<String> {
        var closure: Set<String> = []
        var pending = [name]
        while let next = pending.popLast() {
            guard closure.insert(next).inserted else { continue }
            pending += self[next]?.dependencies ?? []
        }
        return closure
    }
}

extension ModuleGraph.Module {
    /// Whether a file is in its folder and not excluded.
    func owns(_ file: String) -> Bool {
        file.hasPrefix(path + "/") && !excluded.contains { file == $0 || file.hasPrefix($0 + "/") }
    }
}
