/// The modules of the package, and what each declares that it needs.
struct ModuleGraph: Codable, Equatable, Sendable {
    /// The modules, sorted by name.
    let modules: [Module]

    init(_ modules: [Module]) {
        self.modules = modules.sorted { $0.name < $1.name }
    }

    /// One module of the package.
    struct Module: Codable, Equatable, Sendable {
        /// The name that an import gives it.
        let name: String
        /// What it is in the house.
        let kind: Kind
        /// Its folder, from the top.
        let path: String
        /// Folders and files below it that are not its own, from the top.
        let excluded: [String]
        /// The modules of this package that it declares, sorted.
        let dependencies: [String]
        /// The products of other packages that it declares, sorted.
        let products: [String]
    }

    /// What a module is in the house.
    enum Kind: String, Codable, Sendable {
        case core, feature, app, support, tests, tool
    }
}

extension ModuleGraph {
    /// The module of a name.
    subscript(name: String) -> Module? {
        modules.first { $0.name == name }
    }

    /// The names of the features, sorted.
    var features: [String] {
        modules.filter { $0.kind == .feature }.map(\.name)
    }

    /// The module that a file belongs to: the one whose folder is nearest.
    func module(of path: String) -> Module? {
        modules.filter { $0.owns(path) }.max { $0.path.count < $1.path.count }
    }

    /// The module and all that it needs, and what that needs.
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
    func owns(_ file: String) -> Bool {
        file.hasPrefix(path + "/") && !excluded.contains { file == $0 || file.hasPrefix($0 + "/") }
    }
}
