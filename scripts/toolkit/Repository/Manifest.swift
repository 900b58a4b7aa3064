import Foundation

/// Uses the package manager to read the modules that the packages of the repository declare: the package at the top,
/// and the packages in folders of App and scripts.
struct Manifest: Sendable {
    /// The path of the Package.swift at the top of the repository.
    static let path = "Package.swift"

    /// The module that takes the place of Apple's SwiftUI on Linux.
    static let swiftUI = (name: "SwiftUI", path: "Tests/SwiftUI")
    /// The modules that take the place of Apple's modules on Linux. They are not a part of the architecture.
    static let standIns = ["Security", swiftUI.name]

    private let repository: Repository

    init(_ repository: Repository) {
        self.repository = repository
    }

    /// Whether a path is the path of a Package.swift, at the top or in a folder of App or scripts.
    static func isManifest(_ path: String) -> Bool {
        path.wholeMatch(of: /(?:(?:App|scripts)\/[^\/]+\/)?Package\.swift/) != nil
    }

    /// The paths of the Package.swift files.
    var paths: [String] {
        let folders = ["App", "scripts"].flatMap { top in repository.folders(in: top).map { "\(top)/\($0)/" } }
        return [Self.path] + folders.map { $0 + Self.path }.filter(repository.exists)
    }

    /// The graph of the modules that all packages declare. If `text` is not `nil`, it replaces the text
    /// of the Package.swift at the top.
    func graph(of text: String? = nil) throws(Failure) -> ModuleGraph {
        var texts: [String: String] = [:]
        for path in paths {
            texts[path] = if let text, path == Self.path { text } else { try repository.text(of: path) }
        }
        return try graph(of: texts)
    }

    /// The graph of the modules that these texts declare. The keys are the paths of the texts. The last results are
    /// cached, because the package manager is slow.
    func graph(of texts: [String: String]) throws(Failure) -> ModuleGraph {
        let data = try? Data(contentsOf: repository.url(Self.cache))
        let cached = data.flatMap { try? JSONDecoder().decode([Cached].self, from: $0) } ?? []
        var new: [Cached] = []
        var modules: [ModuleGraph.Module] = []
        for (path, text) in texts {
            if let found = cached.first(where: { $0.path == path && $0.text == text }) {
                modules += found.modules
            } else {
                new.append(Cached(path: path, text: text, modules: try self.modules(of: path, text)))
                modules += new[new.count - 1].modules
            }
        }
        if !new.isEmpty, let data = try? JSONEncoder().encode(new + cached.prefix(8)) {
            // If the cache cannot be written, the package manager runs again next time.
            try? repository.write(String(decoding: data, as: UTF8.self), to: Self.cache)
        }
        return ModuleGraph(modules)
    }

    /// The modules of one package, including those that it declares only with `FOCAL_VIEWS`.
    private func modules(of path: String, _ text: String) throws(Failure) -> [ModuleGraph.Module] {
        let folder = FileManager.default.temporaryDirectory.appending(path: "focal-manifest-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try Repository(root: folder).write(text, to: Self.path)
        var modules: [ModuleGraph.Module] = []
        for views in text.contains("FOCAL_VIEWS") ? [false, true] : [false] {
            let command = ["swift", "package", "--package-path", folder.path, "dump-package"]
            let output = try Program.run(command, environment: views ? ["FOCAL_VIEWS": "1"] : [:])
            let dump = try? JSONDecoder().decode(Dump.self, from: Data(output.stdout.utf8))
            guard output.status == 0, let dump else { throw Failure("\(path) cannot be read:\n\(output.stderr)") }
            let names = Set(modules.map(\.name))
            modules += dump.modules(of: path, areViews: views).filter { !names.contains($0.name) }
        }
        return modules
    }

    private static let cache = ".build-toolkit/graphs.json"

    private struct Cached: Codable {
        let path: String
        let text: String
        let modules: [ModuleGraph.Module]
    }
}

/// The part of the output of `swift package dump-package` that describes modules.
private struct Dump: Decodable {
    let targets: [Target]

    struct Target: Decodable {
        let name: String
        /// For example, `regular` or `test`.
        let type: String
        let path: String?
        let exclude: [String]
        /// For example, `{"byName": ["Core", null]}`.
        let dependencies: [[String: Name]]
    }

    /// The name of a module or of a product, which is the first element of a list.
    struct Name: Decodable {
        let text: String

        init(from decoder: any Decoder) throws {
            var parts = try decoder.unkeyedContainer()
            text = try parts.decode(String.self)
        }
    }

    func modules(of manifest: String, areViews: Bool) -> [ModuleGraph.Module] {
        let top = manifest.dropLast(Manifest.path.count)
        // Code imports `standIns` as if they were Apple's modules, so they count as products of another package.
        let targets = targets.filter { !Manifest.standIns.contains($0.name) }
        let names = Set(targets.map(\.name))
        return targets.map { target in
            let place = String(top) + (target.path ?? "Sources/\(target.name)")
            let path = place.hasSuffix("/.") ? String(place.dropLast(2)) : place
            let needs = target.dependencies.flatMap(\.values).map(\.text)
            return ModuleGraph.Module(
                name: target.name.asModuleName,
                kind: ModuleGraph.Kind(path: path),
                manifest: manifest,
                isTest: target.type == "test",
                isView: areViews,
                path: path,
                excluded: target.exclude.map { "\(path)/\($0)" },
                dependencies: needs.filter(names.contains).map(\.asModuleName).sorted(),
                products: needs.filter { !names.contains($0) }.sorted()
            )
        }
    }
}

extension ModuleGraph.Kind {
    fileprivate init(path: String) {
        let folders = path.split(separator: "/")
        switch (path, folders.first) {
        case ("Core/FakeAPI", _): self = .fake
        case _ where path == "App/SampleCollections" || path.hasSuffix("/SampleData"): self = .samples
        case ("Core", _): self = .core
        case ("Tests/Support", _): self = .support
        case _ where folders.contains("Tests"): self = .tests
        case (_, "Core"): self = .terminal
        case (_, "Features"): self = .feature
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
