import Foundation

/// Takes a plan into the working tree: all of it or nothing, whatever ends this process meanwhile.
///
/// Everything is prepared beside the tree, on the same disk, so that what is left are a few renames. A process of its own
/// makes them, in a session of its own, which neither Ctrl-C nor a signal to this process reaches: it waits for the word to
/// begin, and is gone when that does not come. What it is about to do stands in a journal, from which the next script goes
/// on if even that process was ended, as when the machine is.
struct Transaction {
    /// Where all this is prepared, from the top; git ignores it.
    static let folder = ".build-toolkit"
    /// Where the files stand that will be moved into the tree.
    static let staged = "\(work)/new"

    private static let work = "\(folder)/transaction"
    private static let replaced = "\(work)/old"
    private static let prepared = "\(work)/prepared.json"
    private static let begun = "\(work)/journal.json"

    private let repository: Repository
    private let lock: Lock

    /// Begins one: finishes what an earlier one left undone, and clears the place.
    init(_ repository: Repository) throws(Failure) {
        self.repository = repository
        lock = try Lock(repository)
        try Self.finish(in: repository)
    }

    /// Writes what files will hold to where they are staged.
    func stage(_ changes: [Plan.Change]) throws(Failure) {
        for change in changes {
            guard let text = change.after else { continue }
            try attempt("stage \(change.path)") {
                let file = repository.url("\(Self.staged)/\(change.path)")
                try FileManager.default.createDirectory(
                    at: file.deletingLastPathComponent(),
                    withIntermediateDirectories: true
                )
                try Data(text.utf8).write(to: file)
                if change.before != nil {
                    // A script stays executable.
                    let mode = try FileManager.default.attributesOfItem(atPath: repository.url(change.path).path)[
                        .posixPermissions
                    ]
                    try FileManager.default.setAttributes([.posixPermissions: mode ?? 0o644], ofItemAtPath: file.path)
                }
            }
        }
    }

    /// Moves the staged files of a plan into the tree, and what it removes out of it.
    func commit(_ plan: Plan) throws(Failure) {
        for change in plan.changes where change.before != nil {
            guard try repository.text(of: change.path) == change.before else {
                throw Failure("\(change.path) was changed meanwhile. Nothing was changed; run it again.")
            }
        }
        let journal = Journal(moves: try moves(for: plan))
        try attempt("write the journal") {
            try JSONEncoder().encode(journal).write(to: repository.url(Self.prepared))
        }
        try Mover(lock: lock).run()
        removeEmptyFolders(after: plan)
        try? FileManager.default.removeItem(at: repository.url(Self.work))
    }

    /// Makes the prepared moves: what the process of its own does.
    static func apply() throws(Failure) {
        guard rename(prepared, begun) == 0 else { throw Failure("There is nothing prepared.") }
        try finish(in: .current)
    }

    /// Makes the moves of a journal that was begun, and clears the place.
    private static func finish(in repository: Repository) throws(Failure) {
        let data = try? Data(contentsOf: repository.url(begun))
        let journal = data.flatMap { try? JSONDecoder().decode(Journal.self, from: $0) }
        defer { try? FileManager.default.removeItem(at: repository.url(work)) }
        try journal?.replay()
    }
}

extension Transaction {
    private func moves(for plan: Plan) throws(Failure) -> [Journal.Move] {
        var moves: [Journal.Move] = []
        for change in plan.changes {
            let path = change.path
            let old = "\(Self.replaced)/\(path)"
            if change.after == nil {
                try makeFolder(for: old)
                moves.append(Journal.Move(from: path, to: old, backup: nil))
            } else if change.before != nil {
                try makeFolder(for: old)
                try attempt("keep a copy of \(path)") {
                    try FileManager.default.copyItem(at: repository.url(path), to: repository.url(old))
                }
                moves.append(Journal.Move(from: "\(Self.staged)/\(path)", to: path, backup: old))
            } else {
                let new = firstMissing(on: path)
                if moves.last?.to != new {
                    moves.append(Journal.Move(from: "\(Self.staged)/\(new)", to: new, backup: nil))
                }
            }
            try checkWritable(path)
        }
        return moves
    }

    private func makeFolder(for path: String) throws(Failure) {
        let folder = repository.url(path).deletingLastPathComponent()
        try attempt("make \(folder.path)") {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        }
    }

    /// Removes the folders that held nothing but what a plan removed.
    private func removeEmptyFolders(after plan: Plan) {
        for change in plan.changes where change.after == nil {
            var folder = repository.url(change.path).deletingLastPathComponent()
            while rmdir(folder.path) == 0 {
                folder.deleteLastPathComponent()
            }
        }
    }

    /// The topmost folder on the way to a new file that is new as well, or else the file.
    private func firstMissing(on path: String) -> String {
        let parts = path.split(separator: "/")
        let prefixes = parts.indices.map { parts[...$0].joined(separator: "/") }
        return prefixes.first { !repository.exists($0) } ?? path
    }

    private func checkWritable(_ path: String) throws(Failure) {
        var folder = repository.url(path).deletingLastPathComponent()
        while !FileManager.default.fileExists(atPath: folder.path), folder.path != "/" {
            folder.deleteLastPathComponent()
        }
        guard access(folder.path, W_OK) == 0 else {
            throw Failure("Cannot write into \(folder.path): \(String(cString: strerror(errno))). Nothing was changed.")
        }
    }

    private func attempt(_ deed: String, _ body: () throws -> Void) throws(Failure) {
        do {
            try body()
        } catch {
            throw Failure("Cannot \(deed): \(error.localizedDescription) Nothing was changed.")
        }
    }
}
