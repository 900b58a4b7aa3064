import Foundation

/// Plans all changes that make this repository the start of another product.
struct Start {
    let name: ProductName
    private let samples: [String]
    private let repository: Repository
    private let git: GitHistory
    private let renaming: Renaming

    /// Throws an error if the working tree has changes, because `git` could not undo the start alone.
    init(_ name: ProductName, without samples: [String], in repository: Repository) throws(Failure) {
        self.name = name
        self.samples = samples
        self.repository = repository
        git = try GitHistory(repository)
        guard try git.changedPaths(since: "HEAD").isEmpty else {
            throw Failure("The working tree has changes. Commit or stash them first. To see them, use: git status")
        }
        renaming = Renaming([
            (ProductName.current.upperCamel, name.spelling.upperCamel),
            (ProductName.current.flat, name.spelling.flat),
            // Without the underscore, it is the name of the layer.
            (ProductName.current.snake.uppercased() + "_", name.spelling.snake.uppercased() + "_"),
        ])
    }

    /// Returns the changes. The samples are removed, and all other files and texts get the new name.
    func plan() throws(Failure) -> Plan {
        let (removal, graph) = try RemoveFeature(names: samples, isForced: false, repository: repository).plan()
        try name.check(graph, repository)
        let removed = Set(removal.changes.filter { $0.after == nil }.map(\.path))
        var plan = Plan()
        var texts: [String: (before: String, after: String)] = [:]
        for path in try git.trackedPaths() {
            guard !removed.contains(path), !Self.isOwn(path) else {
                plan.remove(path)
                continue
            }
            let new = renamed(path)
            if new != path { plan.move(path, to: new) }
            // Other files, such as pictures, have no text.
            guard let before = try? repository.text(of: path) else { continue }
            texts[new] = (before, try edited(removal.text(of: path) ?? before, in: path))
        }
        let changed = texts.filter { $0.value.before != $0.value.after }.mapValues(\.after)
        for (path, text) in try SwiftFormat.formatted(changed, in: repository) { texts[path]?.after = text }
        for name in repository.folders(in: "Features") where texts[FeatureRecord.path(of: name)] != nil {
            let record = try FeatureRecord(of: name, in: repository)
            let text = try renamed(record, texts).text()
            texts[FeatureRecord.path(of: name)]?.after = text
        }
        for (path, text) in texts.sorted(by: { $0.key < $1.key }) {
            plan.edit(path, from: text.before, to: text.after)
        }
        try plan.editGraph(of: repository, renamed(graph))
        return plan
    }

    /// The text with the name of the product.
    func renamed(_ text: String) -> String {
        renaming.applied(to: text)
    }

    private func renamed(_ graph: ModuleGraph) -> ModuleGraph {
        ModuleGraph(
            graph.modules.map {
                ModuleGraph.Module(
                    name: renamed($0.name),
                    kind: $0.kind,
                    path: renamed($0.path),
                    excluded: $0.excluded.map(renamed),
                    dependencies: $0.dependencies.map(renamed).sorted(),
                    products: $0.products
                )
            }
        )
    }

    /// The record of a feature with the new names, and with the checksums of the new texts. The checksum of a file that was
    /// edited stays, so that it is still an edited file.
    private func renamed(
        _ record: FeatureRecord,
        _ texts: [String: (before: String, after: String)]
    ) -> FeatureRecord {
        let files = record.files.map { path, checksum in
            let text = texts[renamed(path)]
            let isEdited = text.map { FeatureRecord.checksum(of: $0.before) } != checksum
            return (renamed(path), isEdited ? checksum : text.map { FeatureRecord.checksum(of: $0.after) })
        }
        let lines = record.lines.map { (renamed($0), $1.map(renamed)) }
        return FeatureRecord(
            template: record.template,
            files: Dictionary(uniqueKeysWithValues: files),
            lines: Dictionary(uniqueKeysWithValues: lines)
        )
    }
}
