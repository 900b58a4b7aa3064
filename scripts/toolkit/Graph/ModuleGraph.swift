import Foundation

/// The modules of the packages in the repository, without tests, stand-ins for Apple's modules and sample data.
struct ModuleGraph {
    /// The modules, sorted by name.
    let modules: [Module]

    struct Module {
        /// The name of the module, as it is written in an import.
        let name: String
        let isFeature: Bool
        /// The names of the modules that it depends on, sorted.
        var dependencies: [String]
    }

    /// Reads files with the output of `swift package dump-package`. A module that several files declare counts once,
    /// with what the first file says.
    init(dumps paths: [String]) throws(Failure) {
        var modules: [Module] = []
        for path in paths {
            guard let data = try? Data(contentsOf: URL(filePath: path)),
                let dump = try? JSONDecoder().decode(Dump.self, from: data)
            else { throw Failure("\(path) is not the output of “swift package dump-package”.") }
            let new = dump.targets.filter(\.isDrawn).map(\.module)
            modules += new.filter { module in !modules.contains { $0.name == module.name } }
        }
        let names = Set(modules.map(\.name))
        for index in modules.indices { modules[index].dependencies.removeAll { !names.contains($0) } }
        self.modules = modules.sorted { $0.name < $1.name }
    }

    var features: [String] { modules.filter(\.isFeature).map(\.name) }
}

/// The part of the output of `swift package dump-package` that describes modules.
private struct Dump: Decodable {
    let targets: [Target]

    struct Target: Decodable {
        let name: String
        /// For example, `regular` or `test`.
        let type: String
        let path: String
        /// For example, `{"byName": ["Core", null]}`.
        let dependencies: [[String: Name]]

        var isDrawn: Bool {
            type != "test" && (!path.hasPrefix("Tests/") || path == "Tests/Support") && !path.hasSuffix("/SampleData")
                && !path.hasPrefix("scripts/")
        }

        var module: ModuleGraph.Module {
            ModuleGraph.Module(
                name: name.replacing("-", with: "_"),
                isFeature: path.hasPrefix("Features/"),
                dependencies: dependencies.flatMap(\.values).map(\.text).sorted()
            )
        }
    }

    /// The name of a module or of a product, which is the first element of a list.
    struct Name: Decodable {
        let text: String

        init(from decoder: any Decoder) throws {
            var parts = try decoder.unkeyedContainer()
            text = try parts.decode(String.self)
        }
    }
}
