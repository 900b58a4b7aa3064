import Foundation

/// Package.swift, as the package manager understands it.
struct Manifest: Sendable {
    /// The file, from the top.
    static let path = "Package.swift"

    private let repository: Repository

    init(_ repository: Repository) {
        self.repository = repository
    }

    /// The modules that it declares. Asking the package manager takes a while, so the answer is kept until the file
    /// changes.
    func graph() throws(Failure) -> ModuleGraph {
        let text = try repository.text(of: Self.path)
        if let data = try? Data(contentsOf: cache),
            let kept = try? JSONDecoder().decode(Answer.self, from: data), kept.manifest == text
        {
            return kept.graph
        }
        let graph = try Self.graph(ofPackageIn: repository.root)
        remember(graph, of: text)
        return graph
    }

    /// Keeps what a manifest declares, for the next who asks. It is a comfort: where it cannot be kept, or is read while it
    /// is being written, the package manager is asked.
    func remember(_ graph: ModuleGraph, of manifest: String) {
        let answer = Answer(manifest: manifest, graph: graph)
        try? FileManager.default.createDirectory(
            at: cache.deletingLastPathComponent(),
            withIntermediateDirectories: true
        )
        try? JSONEncoder().encode(answer).writeUnsynced(to: cache)
    }

    private var cache: URL { repository.url(".build-toolkit/graph.json") }

    /// The modules that the package in a folder declares, as the package manager says.
    static func graph(ofPackageIn folder: URL) throws(Failure) -> ModuleGraph {
        let scratch = FileManager.default.temporaryDirectory.appending(path: "focal-manifest-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: scratch) }
        let output = try Subprocess.run(
            "swift",
            ["package", "--package-path", folder.path, "--scratch-path", scratch.path, "dump-package"]
        )
        guard output.status == 0, let dump = try? JSONDecoder().decode(Dump.self, from: Data(output.stdout.utf8)) else {
            throw Failure("Package.swift cannot be read:\n\(output.stderr)")
        }
        return ModuleGraph(dump.modules)
    }

    private struct Answer: Codable {
        let manifest: String
        let graph: ModuleGraph
    }
}

/// What `swift package dump-package` prints, as far as it says what the modules are.
private struct Dump: Decodable {
    let targets: [Target]

    struct Target: Decodable {
        let name: String
        let type: String
        let path: String?
        let exclude: [String]
        let dependencies: [Dependency]
    }

    struct Dependency: Decodable {
        let name: String

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: Key.self)
            guard let key = container.allKeys.first else {
                throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: "no kind"))
            }
            var parts = try container.nestedUnkeyedContainer(forKey: key)
            name = try parts.decode(String.self)
        }

        private struct Key: CodingKey {
            let stringValue: String
            let intValue: Int? = nil
            init(stringValue: String) { self.stringValue = stringValue }
            init?(intValue: Int) { nil }
        }
    }

    var modules: [ModuleGraph.Module] {
        let names = Set(targets.map(\.name))
        return targets.map { target in
            let path = target.path ?? "Sources/\(target.name)"
            return ModuleGraph.Module(
                name: target.name.asModuleName,
                kind: ModuleGraph.Kind(target: target.type, path: path),
                path: path,
                excluded: target.exclude.map { "\(path)/\($0)" },
                dependencies: target.dependencies.map(\.name).filter(names.contains).map(\.asModuleName).sorted(),
                products: target.dependencies.map(\.name).filter { !names.contains($0) }.sorted()
            )
        }
    }
}

extension ModuleGraph.Kind {
    fileprivate init(target type: String, path: String) {
        self =
            switch path.split(separator: "/").first {
            case "Core": .core
            case "Features": .feature
            case "Tests": type == "regular" ? .support : .tests
            case "scripts": .tool
            default: .app
            }
    }
}

extension String {
    /// The name under which a target is imported.
    var asModuleName: String {
        String(map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
    }
}
