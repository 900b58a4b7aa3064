/// Which module a file belongs to, found by its folders: asking every module would take long with hundreds of them.
struct Territories {
    private let modules: [String: ModuleGraph.Module]

    init(_ graph: ModuleGraph) {
        modules = Dictionary(graph.modules.map { ($0.path, $0) }) { first, _ in first }
    }

    /// The module whose folder is nearest above a file, and that does not exclude it.
    func module(of path: String) -> ModuleGraph.Module? {
        var folder = path[...]
        while let slash = folder.lastIndex(of: "/") {
            folder = folder[..<slash]
            if let module = modules[String(folder)], module.owns(path) { return module }
        }
        return nil
    }
}
