/// Everything that the rules need to know about a package: its files, modules, imports and dependencies.
struct Survey: Sendable {
    let graph: ModuleGraph
    let files: [ScannedFile]
    /// The numbers of the lines in Package.swift that declare the modules.
    let manifest: ManifestLines
    /// The names of the modules that each module imports. The key is the name of the importing module.
    let imports: [String: Set<String>]
    /// The names of the modules that can be started as a program.
    let programs: Set<String>
    /// The dependencies that Package.swift declares.
    let declaredWays: Ways
    /// The dependencies that Package.swift declares, together with the imports in all files.
    let allWays: Ways
    private let modules: [String: ModuleGraph.Module]

    init(_ sources: [SourceFile], graph: ModuleGraph) {
        self.graph = graph
        let folders = Dictionary(graph.modules.map { ($0.path, $0) }) { first, _ in first }
        files = sources.compactMap { source in
            Self.module(of: source.path, folders).map { ScannedFile(source, module: $0) }
        }
        manifest = ManifestLines(sources.first { $0.path == Manifest.path })
        modules = Dictionary(graph.modules.map { ($0.name, $0) }) { first, _ in first }
        imports = files.reduce(into: [:]) { imports, file in
            imports[file.module.name, default: []].formUnion(file.imports.map(\.module))
        }
        programs = Set(files.filter(\.isEntry).map(\.module.name))
        let declared = modules.mapValues { Set($0.dependencies) }
        declaredWays = Ways(declared)
        allWays = Ways(declared.merging(imports) { $0.union($1) })
    }

    /// The module with this name. Returns `nil` if the package has no such module.
    func module(_ name: String) -> ModuleGraph.Module? { modules[name] }

    /// The module that contains the file at this path. Returns `nil` if no module contains the file.
    private static func module(of path: String, _ folders: [String: ModuleGraph.Module]) -> ModuleGraph.Module? {
        var folder = path[...]
        while let slash = folder.lastIndex(of: "/") {
            folder = folder[..<slash]
            if let module = folders[String(folder)], module.owns(path) { return module }
        }
        return nil
    }
}
