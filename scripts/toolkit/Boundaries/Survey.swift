/// Everything that the rules need to know about the repository: its files, modules, imports and dependencies.
struct Survey: Sendable {
    let graph: ModuleGraph
    let files: [ScannedFile]
    /// The paths of the files that belong to no module.
    let unowned: [String]
    /// The numbers of the lines that declare the modules. The key is the path of a Package.swift.
    private let manifests: [String: ManifestLines]
    /// The dependencies that Package.swift declares.
    let declaredWays: Ways
    /// The dependencies that Package.swift declares, together with the imports in all files.
    let allWays: Ways
    private let modules: [String: ModuleGraph.Module]

    init(_ sources: [SourceFile], graph: ModuleGraph) {
        self.graph = graph
        let folders = Dictionary(graph.modules.map { ($0.path, $0) }) { first, _ in first }
        var (files, unowned): ([ScannedFile], [String]) = ([], [])
        var manifests: [String: ManifestLines] = [:]
        for source in sources {
            if Manifest.isManifest(source.path) {
                manifests[source.path] = ManifestLines(source)
            } else if let module = Self.module(of: source.path, folders) {
                files.append(ScannedFile(source, module: module))
            } else {
                unowned.append(source.path)
            }
        }
        (self.files, self.unowned, self.manifests) = (files, unowned, manifests)
        modules = Dictionary(graph.modules.map { ($0.name, $0) }) { first, _ in first }
        let imports = files.reduce(into: [String: Set<String>]()) { imports, file in
            imports[file.module.name, default: []].formUnion(file.imports.map(\.module))
        }
        let declared = modules.mapValues { Set($0.dependencies) }
        declaredWays = Ways(declared)
        allWays = Ways(declared.merging(imports) { $0.union($1) })
    }

    /// The module with this name. Returns `nil` if there is no such module.
    func module(_ name: String) -> ModuleGraph.Module? { modules[name] }

    func line(of module: ModuleGraph.Module) -> Int {
        manifests[module.manifest]?.line(of: module.name) ?? 1
    }

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
