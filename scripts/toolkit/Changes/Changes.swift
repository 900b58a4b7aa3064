/// The difference between a revision and the working tree.
struct Changes: Sendable {
    /// The paths of the changed files, sorted.
    let paths: [String]
    /// The module graph at the revision.
    let old: ModuleGraph
    /// The module graph of the working tree.
    let new: ModuleGraph
}

extension Changes {
    /// The changes since the last common commit of HEAD and a base branch. `nil` means the main branch.
    init(in repository: Repository, since base: String?) throws(Failure) {
        let git = try GitHistory(repository)
        let revision = try git.mergeBase(with: base)
        paths = try git.changedPaths(since: revision)
        new = try Manifest(repository).graph()
        guard paths.contains(Manifest.path) else {
            old = new
            return
        }
        // If the old Package.swift cannot be read, the old graph is empty.
        let manifest = try git.text(of: Manifest.path, at: revision)
        old = manifest.flatMap { try? Manifest(repository).graph(of: $0) } ?? ModuleGraph([])
    }
}
