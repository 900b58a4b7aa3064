/// Finds the features that changes affect. A feature is affected if its own build or tests can have a different result
/// than before the changes.
struct AffectedFeatures: Sendable {
    /// The names of the affected features, in alphabetical order.
    let names: [String]
    /// For each changed file, the features that it affects and the reason. The files are sorted by path.
    private let reasons: [Reason]

    private struct Reason: Sendable {
        let path: String
        let features: [String]
        let because: String
    }

    init(_ changes: Changes) {
        let selector = Selector(changes)
        reasons = changes.paths.map { path in
            let (features, because) = selector.selection(of: path)
            return Reason(path: path, features: features, because: because)
        }
        let affected = Set(reasons.flatMap(\.features))
        names = changes.new.features.filter(affected.contains)
        every = changes.new.features
    }

    private let every: [String]

    /// One line for each changed file, such as `Features/Feed/FeedFeature.swift: Feed (in Feed)`. If the changes affect
    /// no feature, the last line says so.
    var explanation: String {
        let lines = reasons.map { reason in
            let names =
                reason.features.isEmpty
                ? "no feature" : reason.features == every ? "every feature" : reason.features.joined(separator: ", ")
            // A path can contain a newline, but each reason must be one line.
            return "\(String(reason.path.map { $0.isNewline ? "?" : $0 })): \(names) (\(reason.because))\n"
        }
        let end = reasons.isEmpty ? "Nothing changed, so no feature is affected.\n" : "No feature is affected.\n"
        return lines.joined() + (names.isEmpty ? end : "")
    }
}

/// Decides which features a changed file affects.
private struct Selector {
    private static let documents: Set = [
        ".gitignore", "ARCHITECTURE.md", "ARCHITECTURE.ja.md", "CONTRIBUTING.md", "LICENSE",
    ]
    /// The files and folders that can change the build or the tests of every feature.
    private static let shared: [(path: String, because: String)] = [
        (Manifest.path, "it declares the modules"),
        (".swift-format", "the format of the code"),
        ("Tests/SwiftUI/", "the views of every feature need it"),
        (".ci/", "part of CI"),
        (".github/", "part of CI"),
        ("scripts/", "part of the scripts"),
    ]

    private let graphs: [ModuleGraph]
    private let features: [String]
    /// For each module, the names of the features that need this module in the old or in the new graph.
    private var users: [String: Set<String>] = [:]

    init(_ changes: Changes) {
        graphs = changes.old == changes.new ? [changes.new] : [changes.new, changes.old]
        features = changes.new.features
        for graph in graphs {
            for feature in graph.features {
                for module in graph.isolatedClosure(of: feature) {
                    users[module, default: []].insert(feature)
                }
            }
        }
        // A change in the tests of a feature also affects the features that depend on this feature.
        for feature in graphs.flatMap(\.features) {
            for tests in ["Tests", "ViewTests"] {
                users[feature + tests, default: []].formUnion(users[feature] ?? [])
            }
        }
    }

    func selection(of path: String) -> (features: [String], because: String) {
        if let shared = Self.shared.first(where: { path == $0.path || $0.path.last == "/" && path.hasPrefix($0.path) })
        {
            return (features, shared.because)
        }
        if Self.documents.contains(path) || path.hasPrefix("README") && !path.contains("/") {
            return ([], "a document")
        }
        // A golden file belongs to the tests that write it.
        let place = path.hasPrefix("Tests/Goldens/") ? "Tests/\(path.dropFirst("Tests/Goldens/".count))" : path
        let owners = graphs.compactMap { $0.module(of: place) }
        guard let owner = owners.first else {
            return path.hasPrefix("App/") ? ([], "part of the app") : (features, "not in a module")
        }
        if owners.contains(where: { $0.kind == .core || $0.kind == .support }) {
            return (features, "every feature needs \(owner.name)")
        }
        let affected = owners.reduce(into: Set<String>()) { $0.formUnion(users[$1.name] ?? []) }
        return (features.filter(affected.contains), "in \(owner.name)")
    }
}
