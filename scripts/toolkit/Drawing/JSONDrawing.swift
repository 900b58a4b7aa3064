import Foundation

/// The graph for other programs: every module, tests and tools as well.
struct JSONDrawing {
    /// The text, with a newline at its end.
    let text: String

    init(_ graph: ModuleGraph, marks: [String: Mark]) {
        let document = Document(
            modules: graph.modules.map { module in
                Module(
                    name: module.name,
                    kind: module.kind,
                    path: module.path,
                    dependencies: module.dependencies,
                    products: module.products,
                    mark: marks[module.name]
                )
            }
        )
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        // Strings and lists of strings can always be written.
        let data = (try? encoder.encode(document)) ?? Data()
        text = String(decoding: data, as: UTF8.self) + "\n"
    }

    private struct Document: Encodable {
        let modules: [Module]
    }

    private struct Module: Encodable {
        let name: String
        let kind: ModuleGraph.Kind
        let path: String
        let dependencies: [String]
        let products: [String]
        let mark: Mark?
    }
}
