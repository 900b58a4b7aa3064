import Foundation

/// Finds the places that would still use a feature after its removal. Ignores the files and the lines that are removed
/// with it.
struct Dependents {
    let name: String
    /// The files and the lines that are removed.
    let files: Set<String>
    let lines: [String: Set<Int>]
    let repository: Repository
    /// The module graph after the removal.
    let graph: ModuleGraph

    /// The places as texts for a message. They are the modules that depend on the feature, and the lines that import
    /// the feature or contain the name of its entry point, of its route or of a type of its commands.
    var places: [String] {
        // In the graph after the removal, the feature is not a module, so its name is in `products`.
        let declaring = graph.modules.filter { $0.products.contains(name) }
        var places = declaring.map { "\(Manifest.path): \($0.name) depends on \(name)" }
        // Other code can use the feature's entry point, such as `FeedFeature`, its commands and its route.
        let commands = files.filter { $0.hasPrefix("App/Commands/") && !$0.contains("+") }.map(\.typeName)
        let types = Set(commands + ["\(name)Feature", "\(name)Route"])
        for path in ["App", "Core", "Features", "Tests", "scripts/benchmarks"].flatMap(repository.files) {
            guard path.hasSuffix(".swift"), !files.contains(path), !path.hasPrefix(Template.folder + "/"),
                let text = try? repository.text(of: path), ([name] + types).contains(where: { strstr(text, $0) != nil })
            else { continue }
            let names = try? Regex("import \(name)\\b|\\b(\(types.joined(separator: "|")))\\b").wordBoundaryKind(
                .simple
            )
            for (index, line) in text.lines.enumerated() where !lines[path, default: []].contains(index) {
                let code = line.replacing(/"(?:[^"\\]|\\.)*"|\/\/.*/, with: "")
                if let names, code.contains(names) { places.append("\(path):\(index + 1)") }
            }
        }
        return places
    }
}
