import Foundation

/// Uses the package manager to read the modules that Package.swift declares.
struct Manifest: Sendable {
    /// The path of Package.swift, relative to the top of the repository.
    static let path = "Package.swift"

    /// The module that takes the place of Apple's SwiftUI on Linux. It is not a part of the architecture.
    static let swiftUI = (name: "SwiftUI", path: "Tests/SwiftUI")

    private let repository: Repository

    init(_ repository: Repository) {
        self.repository = repository
    }

    /// The graph of the modules that Package.swift declares.
    func graph() throws(Failure) -> ModuleGraph {
        try graph(of: repository.text(of: Self.path))
    }

    /// The graph of the modules that Package.swift would declare if it contained this text. With `FOCAL_VIEWS`, it
    /// declares other modules, which the graph also contains. The last four results are cached, because the package
    /// manager is slow.
    func graph(of text: String) throws(Failure) -> ModuleGraph {
        let data = try? Data(contentsOf: repository.url(Self.cache))
        let cached = data.flatMap { try? JSONDecoder().decode([Cached].self, from: $0) } ?? []
        if let found = cached.first(where: { $0.manifest == text }) { return found.graph }
        let graph = try dump(text)
        if let data = try? JSONEncoder().encode([Cached(manifest: text, graph: graph)] + cached.prefix(3)) {
            // If the cache cannot be written, the package manager runs again next time.
            try? repository.write(String(decoding: data, as: UTF8.self), to: Self.cache)
        }
        return graph
    }

    private func dump(_ text: String) throws(Failure) -> ModuleGraph {
        let folder = FileManager.default.temporaryDirectory.appending(path: "focal-manifest-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try Repository(root: folder).write(text, to: Self.path)
        let modules = try modules(of: folder)
        guard text.contains("FOCAL_VIEWS") else { return ModuleGraph(modules) }
        let names = Set(modules.map(\.name))
        let views = try self.modules(of: folder, environment: ["FOCAL_VIEWS": "1"])
        return ModuleGraph(modules + views.filter { !names.contains($0.name) })
    }

    private func modules(
        of package: URL,
        environment: [String: String] = [:]
    ) throws(Failure) -> [ModuleGraph.Module] {
        let command = ["swift", "package", "--package-path", package.path, "dump-package"]
        let output = try Program.run(command, environment: environment)
        guard output.status == 0, let dump = try? JSONDecoder().decode(Dump.self, from: Data(output.stdout.utf8)) else {
            throw Failure("Package.swift cannot be read:\n\(output.stderr)")
        }
        return dump.modules
    }

    private static let cache = ".build-toolkit/graphs.json"

    private struct Cached: Codable {
        let manifest: String
        let graph: ModuleGraph
    }
}

/// The part of the output of `swift package dump-package` that describes modules.
private struct Dump: Decodable {
    let targets: [Target]

    struct Target: Decodable {
        let name: String
        let path: String?
        let exclude: [String]
        let dependencies: [Dependency]
    }

    /// A dependency of a target. In JSON it is, for example, `{"byName": ["Core", null]}`.
    struct Dependency: Decodable {
        let name: String

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: Key.self)
            guard let key = container.allKeys.first else {
                throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: "empty"))
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
        // Code imports the module SwiftUI as if it were Apple's, so it counts as a product of another package.
        let targets = targets.filter { $0.name != Manifest.swiftUI.name }
        let names = Set(targets.map(\.name))
        return targets.map { target in
            let path = target.path ?? "Sources/\(target.name)"
            return ModuleGraph.Module(
                name: target.name.asModuleName,
                kind: ModuleGraph.Kind(path: path),
                path: path,
                excluded: target.exclude.map { "\(path)/\($0)" },
                dependencies: target.dependencies.map(\.name).filter(names.contains).map(\.asModuleName).sorted(),
                products: target.dependencies.map(\.name).filter { !names.contains($0) }.sorted()
            )
        }
    }
}

extension ModuleGraph.Kind {
    fileprivate init(path: String) {
        switch (path, path.split(separator: "/").first) {
        case ("Core/Network/Fake", _): self = .fake
        case ("App/SampleCollections", _): self = .samples
        case ("Core", _): self = .core
        case ("Tests/Support", _): self = .support
        case (_, "Core"): self = .terminal
        case (_, "Features"): self = .feature
        case (_, "Tests"): self = .tests
        case (_, "scripts"): self = .tool
        default: self = .app
        }
    }
}

extension String {
    /// The name of a target in the form that an import needs. For example, `focal-server` becomes `focal_server`.
    var asModuleName: String {
        String(map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
    }
}
