import Foundation

/// Finds the places that still use a feature. Ignores the feature's own files, its tests, and the lines that
/// `new-feature` added to other files.
struct Dependents {
    private let name: String
    private let files: Set<String>
    private let entries: [RemoveFeature.Entry]
    private let repository: Repository
    /// The module graph after the removal.
    private let graph: ModuleGraph
    /// The types that other code can use: the feature's entry point, such as `FeedFeature`, its commands and its route.
    private let types: Set<String>

    /// `files` and `entries` are the files and lines that are removed.
    init(
        of name: String,
        _ record: FeatureRecord,
        _ files: Set<String>,
        _ entries: [RemoveFeature.Entry],
        in repository: Repository,
        _ graph: ModuleGraph
    ) {
        self.name = name
        self.files = files
        self.entries = entries
        self.repository = repository
        self.graph = graph
        let paths = record.files.keys.filter { $0.hasPrefix("App/Commands/") || $0.hasPrefix("App/Root/Routes/") }
        types = Set(paths.map(\.typeName)).union(["\(name)Feature"])
    }

    /// The places as texts for a message. They are the modules that depend on the feature, and the lines that import
    /// the feature or contain the name of one of its types.
    var places: [String] {
        // Without the feature, its name is no longer the name of a module, so it is a product of an unknown package.
        let declaring = graph.modules.filter { $0.products.contains(name) }
        var places = declaring.map { "\(Manifest.path): \($0.name) depends on \(name)" }
        for path in ["App", "Core", "Features", "Tests", "scripts"].flatMap(repository.files) {
            guard path.hasSuffix(".swift"), !isOwn(path), let text = try? repository.text(of: path),
                text.contains(name)
            else { continue }
            let own = entries.filter { $0.file == path }.map { $0.index + 1 }
            places += lines(of: SourceFile(path: path, text: text)).subtracting(own).sorted().map { "\(path):\($0)" }
        }
        return places
    }

    /// The numbers of the lines that use the feature. Names in strings and comments are ignored.
    private func lines(of file: SourceFile) -> Set<Int> {
        let code = Code(file)
        let imports = code.imports.filter { $0.module == name }.map(\.line)
        return Set(imports + code.tokens.filter { $0.isName && types.contains($0.text) }.map(\.line))
    }

    private func isOwn(_ path: String) -> Bool {
        files.contains(path) || path.hasPrefix(Template.folder + "/")
    }
}
