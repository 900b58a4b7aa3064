/// All files of a package, with the modules that they belong to and who imports whom.
struct Survey: Sendable {
    let graph: ModuleGraph
    let files: [ScannedFile]
    /// Package.swift.
    let manifest: ManifestLines
    /// What each module imports.
    let imports: [String: Set<String>]
    /// The modules that are programs.
    let programs: Set<String>
    /// The ways that Package.swift declares.
    let declaredWays: Ways
    /// These, and the ways that imports go.
    let allWays: Ways
    private let modules: [String: ModuleGraph.Module]

    init(_ sources: [SourceFile], graph: ModuleGraph) {
        self.graph = graph
        let territories = Territories(graph)
        files = sources.compactMap { source in
            territories.module(of: source.path).map { ScannedFile(source, module: $0) }
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

    /// The module of a name.
    func module(_ name: String) -> ModuleGraph.Module? { modules[name] }
}
