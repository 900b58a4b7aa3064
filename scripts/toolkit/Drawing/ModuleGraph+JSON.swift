import Foundation

extension ModuleGraph {
    /// The graph as JSON for other programs. It contains all modules, including tests and tools.
    func json(_ marks: [String: Mark]) -> String {
        let document = Document(
            modules: modules.map { module in
                Document.Module(
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
        // This cannot fail, because the document contains only strings and arrays of strings.
        let data = (try? encoder.encode(document)) ?? Data()
        return String(decoding: data, as: UTF8.self) + "\n"
    }

    private struct Document: Encodable {
        let modules: [Module]

        struct Module: Encodable {
            let name: String
            let kind: Kind
            let path: String
            let dependencies: [String]
            let products: [String]
            let mark: Mark?
        }
    }
}
