/// The difference between a revision and the working tree.
struct Changes: Sendable {
    /// The changed files, sorted.
    let paths: [String]
    /// The modules at that revision.
    let old: ModuleGraph
    /// The modules now.
    let new: ModuleGraph
}

extension Changes {
    /// The changes since HEAD and a base branch split; without a name the base is the main branch.
    init(in repository: Repository, since base: String?) throws(Failure) {
        let git = try GitHistory(repository)
        let revision = try git.mergeBase(with: base)
        paths = try git.changedPaths(since: revision)
        new = try Manifest(repository).graph()
        guard paths.contains(Manifest.path) else {
            old = new
            return
        }
        // An old Package.swift that cannot be read declares nothing.
        let manifest = try git.text(of: Manifest.path, at: revision)
        old = manifest.flatMap { try? Manifest(repository).graph(of: $0) } ?? ModuleGraph([])
    }
}
