import Foundation

/// What differs between a revision and what is there now.
struct Changes: Sendable {
    /// The files, sorted.
    let paths: [String]
    /// The modules at that revision.
    let old: ModuleGraph
    /// The modules now.
    let new: ModuleGraph
}

extension Changes {
    /// The changes since a branch and HEAD parted; without a name, the branch that others start from.
    init(in repository: Repository, since base: String?) throws(Failure) {
        let git = try GitHistory(repository)
        let revision = try git.mergeBase(with: base)
        paths = try git.changedPaths(since: revision)
        new = try Manifest(repository).graph()
        old =
            paths.contains(Manifest.path)
            ? try Self.graph(of: git.text(of: Manifest.path, at: revision))
            : new
    }

    /// The modules that an old Package.swift declares: none where it cannot be read, as there is no mending it now.
    private static func graph(of manifest: String?) throws(Failure) -> ModuleGraph {
        guard let manifest else { return ModuleGraph([]) }
        let folder = FileManager.default.temporaryDirectory.appending(path: "focal-base-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try Data(manifest.utf8).write(to: folder.appending(path: Manifest.path))
        } catch {
            throw Failure("Cannot write to \(folder.path): \(error.localizedDescription)")
        }
        return (try? Manifest.graph(ofPackageIn: folder)) ?? ModuleGraph([])
    }
}
