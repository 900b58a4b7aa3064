/// The changed files between a revision and the working tree, and the module graphs of both.
struct Changes: Sendable {
    /// The paths of the changed files, sorted.
    let paths: [String]
    /// The module graph that Package.swift declares at the revision.
    let old: ModuleGraph
    /// The module graph that Package.swift declares in the working tree.
    let new: ModuleGraph
}

extension Changes {
    /// Finds the changes since the last common commit of HEAD and `base`, which is a branch or a revision. If `base` is
    /// `nil`, the main branch is used.
    init(in repository: Repository, since base: String?) throws(Failure) {
        let git = try GitHistory(repository)
        let revision = try git.mergeBase(with: base)
        paths = try git.changedPaths(since: revision)
        let manifest = Manifest(repository)
        new = try manifest.graph()
        let changed = paths.filter(Manifest.isManifest)
        guard !changed.isEmpty else {
            old = new
            return
        }
        var texts: [String: String] = [:]
        for path in manifest.paths + changed { texts[path] = try git.text(of: path, at: revision) }
        // If an old Package.swift cannot be read, the old graph is empty.
        old = (try? manifest.graph(of: texts)) ?? ModuleGraph([])
    }
}
