import Foundation

/// Plans all changes that make this repository the start of another product.
struct Start {
    let name: FeatureName
    private let samples: [String]
    private let repository: Repository
    private let git: GitHistory
    private let renaming: Renaming

    /// Throws an error if the working tree has changes, so that git later shows only the changes of scripts/start.
    init(_ name: FeatureName, without samples: [String], in repository: Repository) throws(Failure) {
        self.name = name
        self.samples = samples
        self.repository = repository
        git = try GitHistory(repository)
        guard try git.changedPaths(since: "HEAD").isEmpty else {
            throw Failure("The working tree has changes. Commit them, or use: git stash --include-untracked")
        }
        renaming = Renaming([
            (FeatureName.current.upperCamel, name.spelling.upperCamel),
            (FeatureName.current.flat, name.spelling.flat),
            // `FOCAL` without an underscore is the name of the architecture, which does not change.
            (FeatureName.current.snake.uppercased() + "_", name.spelling.snake.uppercased() + "_"),
        ])
    }

    /// Returns the changes. They remove the samples of `--without` and what only this repository needs, and replace the
    /// name in texts and paths. They also save `arguments` in `scripts/.start.json`.
    func plan(_ arguments: some Sequence<String>, withBenchmarks hasBenchmarks: Bool) throws(Failure) -> Plan {
        var removing = RemoveFeature(names: samples, isForced: false, repository: repository)
        for path in [".ci/start.json"] + (hasBenchmarks ? [] : ["scripts/benchmarks/record.json"]) {
            removing.leftovers.append(try Leftovers(at: path, in: repository))
        }
        let (removal, graph) = try removing.plan()
        try name.checkProduct(graph, repository)
        let removed = Set(removal.changes.filter { $0.after == nil }.map(\.path))
        var plan = Plan()
        var (old, new): ([String: String], [String: String]) = ([:], [:])
        for path in try git.paths() {
            guard !removed.contains(path) else {
                plan.remove(path)
                continue
            }
            let place = renamed(path)
            if place != path { plan.move(path, to: place) }
            // Links and folders have no text. For a picture, reading the text fails.
            guard repository.mode(of: path).map({ $0 & S_IFMT }) == S_IFREG else { continue }
            old[place] = try? repository.text(of: path)
            new[place] = try old[place].map { text throws(Failure) in
                try edited(removal.text(of: path)?.replacing("\n\n\n", with: "\n\n") ?? text, in: path)
            }
        }
        for (path, text) in new where path.hasPrefix("ARCHITECTURE") {
            new[path] = try Plan.text(text, of: path, with: renamed(graph))
        }
        let changed = new.filter { $0.value != old[$0.key] }
        new.merge(try SwiftFormat.formatted(changed, in: repository)) { $1 }
        // A `.feature.json` that new-feature has created contains checksums of files. They change with the files.
        let sums = changed.keys.map { path in [old, new].map { FeatureRecord.checksum(of: $0[path] ?? "") } }
        for (path, text) in new where path.hasSuffix("/.feature.json") {
            new[path] = sums.reduce(text) { $0.replacing($1[0], with: $1[1]) }
        }
        for (path, text) in new.sorted(by: { $0.key < $1.key }) where text != old[path] {
            plan.edit(path, from: old[path] ?? "", to: text)
        }
        let record = StartRecord(arguments: Array(arguments), tree: try git.tree())
        plan.create(StartRecord.path, record.recordText)
        return plan
    }

    /// The text with the new name instead of the old name.
    func renamed(_ text: String) -> String {
        renaming.applied(to: text)
    }

    /// The graph with the new names of modules.
    private func renamed(_ graph: ModuleGraph) -> ModuleGraph {
        ModuleGraph(
            graph.modules.map { module in
                var module = module
                module.name = renamed(module.name)
                module.dependencies = module.dependencies.map(renamed).sorted()
                return module
            }
        )
    }
}
