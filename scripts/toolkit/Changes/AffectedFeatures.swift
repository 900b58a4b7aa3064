/// The features that changes touch: those whose isolated test could come out differently.
struct AffectedFeatures: Sendable {
    /// Their names, sorted.
    let names: [String]
    /// What each file selected, in the order of the files.
    let reasons: [Reason]

    /// What one file selected, and why.
    struct Reason: Sendable {
        let path: String
        let selected: Selection
        let because: String
    }

    /// The features that a file selects.
    enum Selection: Equatable, Sendable {
        case every
        case only([String])
    }

    init(_ changes: Changes) {
        let features = changes.new.features
        let selector = Selector(changes)
        reasons = changes.paths.map { path in
            let (selected, because) = selector.selection(of: path)
            return Reason(path: path, selected: selected, because: because)
        }
        let selected = reasons.reduce(into: Set<String>()) { names, reason in
            switch reason.selected {
            case .every: names.formUnion(features)
            case .only(let some): names.formUnion(some)
            }
        }
        names = features.filter(selected.contains)
    }
}

extension AffectedFeatures.Reason: CustomStringConvertible {
    /// As `Features/Feed/FeedFeature.swift: Feed (part of it)`.
    var description: String {
        let names =
            switch selected {
            case .every: "every feature"
            case .only([]): "nothing"
            case .only(let names): names.joined(separator: ", ")
            }
        // A path may hold anything, but a reason is one line.
        return "\(String(path.map { $0.isNewline ? "?" : $0 })): \(names) (\(because))"
    }
}

/// Says what a file selects.
private struct Selector {
    private static let documents: Set = [".gitignore", "CONTRIBUTING.md", "LICENSE"]
    /// Files and folders that can change how any feature is built or tested.
    private static let shared: [(path: String, because: String)] = [
        (Manifest.path, "it declares the modules"),
        (".swift-format", "how code is written"),
        (".ci/", "what CI runs"),
        (".github/", "what CI runs"),
        ("scripts/", "the scripts"),
    ]

    private let graphs: [ModuleGraph]
    private let features: [String]
    /// The features that hold a module, in either graph.
    private var holders: [String: Set<String>] = [:]

    init(_ changes: Changes) {
        graphs = changes.old == changes.new ? [changes.new] : [changes.new, changes.old]
        features = changes.new.features
        for graph in graphs {
            for feature in graph.features {
                for module in graph.isolatedClosure(of: feature) {
                    holders[module, default: []].insert(feature)
                }
            }
        }
        // Tests stand for what they test: who builds on a feature takes its tests for a promise.
        for feature in graphs.flatMap(\.features) {
            holders[feature + "Tests", default: []].formUnion(holders[feature] ?? [])
        }
    }

    func selection(of path: String) -> (AffectedFeatures.Selection, String) {
        if let shared = Self.shared.first(where: { path == $0.path || $0.path.isFolder && path.hasPrefix($0.path) }) {
            return (.every, shared.because)
        }
        if Self.documents.contains(path) || path.hasPrefix("README") && !path.contains("/") {
            return (.only([]), "a document")
        }
        let owners = graphs.compactMap { $0.module(of: path) }
        guard let owner = owners.first else { return (.every, "no module's file") }
        if owners.contains(where: { $0.kind == .core || $0.kind == .support }) {
            return (.every, "all build on \(owner.name)")
        }
        let affected = owners.reduce(into: Set<String>()) { $0.formUnion(holders[$1.name] ?? []) }
        return (.only(features.filter(affected.contains)), "in \(owner.name)")
    }
}

extension String {
    fileprivate var isFolder: Bool { hasSuffix("/") }
}
