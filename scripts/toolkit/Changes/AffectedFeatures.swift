/// Finds the features that changes affect, and the affected test modules that belong to no feature. A module is
/// affected if its build or its tests can have a different result than before the changes.
struct AffectedFeatures: Sendable {
    /// The names of the affected features, in alphabetical order.
    let names: [String]
    /// The affected test modules, without those of features, in alphabetical order.
    let tests: [ModuleGraph.Module]
    /// The module graph after the changes.
    let graph: ModuleGraph
    /// For each changed file, the names of the modules that it affects and the reason. The files are sorted by path.
    private let reasons: [Reason]

    private struct Reason: Sendable {
        let path: String
        let features: [String]
        let tests: [String]
        let because: String
    }

    init(_ changes: Changes) {
        let selector = Selector(changes)
        let graph = changes.new
        reasons = changes.paths.map { path in
            let (names, because) = selector.selection(of: path)
            let features = graph.features.filter(names.contains)
            let tests = graph.otherTests.map(\.name).filter(names.contains)
            return Reason(path: path, features: features, tests: tests, because: because)
        }
        let affected = Set(reasons.flatMap { $0.features + $0.tests })
        names = graph.features.filter(affected.contains)
        tests = graph.otherTests.filter { affected.contains($0.name) }
        self.graph = graph
    }

    /// One line for each changed file, such as `Features/Feed/FeedFeature.swift: Feed; tests: AppTests (in Feed)`. If the
    /// changes affect no feature, the last line says so.
    var explanation: String {
        let lines = reasons.map { reason in
            let names = reason.features.joined(separator: ", ")
            let features = names.isEmpty ? "no feature" : reason.features == graph.features ? "every feature" : names
            let tests = reason.tests.isEmpty ? "" : "; tests: \(reason.tests.joined(separator: ", "))"
            // A path can contain a newline, but each reason must be one line.
            let path = String(reason.path.map { $0.isNewline ? "?" : $0 })
            return "\(path): \(features)\(tests) (\(reason.because))\n"
        }
        let end = reasons.isEmpty ? "Nothing changed, so no feature is affected.\n" : "No feature is affected.\n"
        return lines.joined() + (names.isEmpty ? end : "")
    }
}

/// Finds the features that a changed file affects, and the affected test modules that belong to no feature.
private struct Selector {
    /// The files and folders whose changes count as changes of every feature, with the reason.
    private static let shared: [(path: String, because: String)] = [
        (Manifest.path, "it declares the modules"),
        (".swift-format", "the format of the code"),
        ("Tests/SwiftUI/", "the views of every feature need it"),
        (".ci/", "part of CI"),
        (".github/", "part of CI"),
        ("scripts/", "part of the scripts"),
    ]

    private let graphs: [ModuleGraph]
    private let features: Set<String>
    private let tests: Set<String>
    /// For each module, the names of the features and of the test modules that need this module in the old or in the
    /// new graph. Test modules of features are not included.
    private var users: [String: Set<String>] = [:]

    init(_ changes: Changes) {
        graphs = changes.old == changes.new ? [changes.new] : [changes.new, changes.old]
        features = Set(changes.new.features)
        tests = Set(changes.new.otherTests.map(\.name))
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
        for graph in graphs {
            for tests in graph.otherTests {
                for module in graph.closure(of: tests.name) { users[module, default: []].insert(tests.name) }
            }
        }
    }

    func selection(of path: String) -> (modules: Set<String>, because: String) {
        if path.hasSuffix(".md") || path == ".gitignore" || path == "LICENSE" { return ([], "a document") }
        // A golden file belongs to the tests that write it.
        let place = path.hasPrefix("Tests/Goldens/") ? "Tests/\(path.dropFirst("Tests/Goldens/".count))" : path
        let owners = graphs.compactMap { $0.module(of: place) }
        let affected = owners.reduce(into: Set<String>()) { $0.formUnion(users[$1.name] ?? []) }
        let everything = features.union(owners.isEmpty ? tests : affected)
        if let shared = Self.shared.first(where: { path == $0.path || $0.path.last == "/" && path.hasPrefix($0.path) })
        {
            return (everything, shared.because)
        }
        guard let owner = owners.first else {
            return path.hasPrefix("App/") ? ([], "part of the app") : (everything, "not in a module")
        }
        let isShared = owners.contains { $0.kind == .core || $0.kind == .support }
        return isShared ? (everything, "every feature needs \(owner.name)") : (affected, "in \(owner.name)")
    }
}

extension ModuleGraph {
    /// The test modules that are not the tests of a feature or of its views.
    fileprivate var otherTests: [Module] {
        let names = features.flatMap { [$0 + "Tests", $0 + "ViewTests"] }
        return modules.filter { $0.isTest && !names.contains($0.name) }
    }
}
