/// The modules of all packages of the repository, with the dependencies that Package.swift declares for each module.
struct ModuleGraph: Equatable, Sendable {
    /// The modules, sorted by name.
    let modules: [Module]

    /// A dependency on a product counts as a dependency on the module with the same name, if `modules` contains one.
    init(_ modules: [Module]) {
        let names = Set(modules.map(\.name))
        self.modules = modules.sorted { $0.name < $1.name }.map { module in
            var module = module
            module.dependencies = (module.dependencies + module.products.filter(names.contains)).sorted()
            module.products.removeAll(where: names.contains)
            return module
        }
    }

    /// One module of a package. All paths are relative to the top of the repository.
    struct Module: Codable, Equatable, Sendable {
        /// The name of the module, as it is written in an import.
        var name: String
        let kind: Kind
        /// The path of the Package.swift that declares the module.
        let manifest: String
        /// Whether the module contains tests that `swift test` runs.
        let isTest: Bool
        /// Whether Package.swift declares the module only if the environment variable `FOCAL_VIEWS` is set.
        let isView: Bool
        /// The path of the module's folder.
        let path: String
        /// The paths of the folders and files that are in the module's folder, but do not belong to the module.
        let excluded: [String]
        /// The modules of the repository that the module depends on, sorted by name.
        var dependencies: [String]
        /// What the module depends on outside `modules`: products of packages and stand-ins, sorted by name.
        var products: [String]
    }

    /// The role of a module in the architecture.
    enum Kind: String, Codable, Sendable {
        case app, core, feature, support, tests, tool
        /// The module `FakeAPI`, which is the fake server.
        case fake
        /// The sample data of a feature, or the module `SampleCollections`, which collects it.
        case samples
        /// The module `TerminalUI`, which contains the text layout for the terminal.
        case terminal
    }
}

extension ModuleGraph {
    /// The module with this name. Returns `nil` if there is no such module.
    subscript(name: String) -> Module? {
        modules.first { $0.name == name }
    }

    /// The names of the features, sorted.
    var features: [String] {
        modules.filter { $0.kind == .feature }.map(\.name)
    }

    /// The module that contains a file. If several folders of modules contain the file, it is the module of the
    /// innermost folder. Returns `nil` if no module contains the file.
    func module(of path: String) -> Module? {
        modules.filter { $0.owns(path) }.max { $0.path.count < $1.path.count }
    }

    /// The names of a module and of all modules that it depends on, directly or through other modules.
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
    /// Whether a file is in the module's folder and is not excluded from the module.
    func owns(_ file: String) -> Bool {
        file.hasPrefix(path + "/") && !excluded.contains { file == $0 || file.hasPrefix($0 + "/") }
    }
}
