import Foundation

/// Takes a plan into the working tree: all of it or nothing, whatever ends this process meanwhile.
///
/// Everything is prepared beside the tree, on the same disk, so that only a few renames are left. A process of its own
/// makes them, in a session of its own, which neither Ctrl-C nor a signal to this process reaches: it waits for the word to
/// begin, and is gone when that does not come. What it is about to do stands in a journal, from which the next script goes
/// on if that process was ended as well, unless somebody has touched the places meanwhile.
struct Transaction {
    /// Where the scripts keep what git ignores, from the top.
    static let folder = ".build-toolkit"
    /// Where all this is prepared.
    static let work = "\(folder)/transaction"
    /// Where the files stand that will be moved into the tree.
    static let staged = "\(work)/new"

    private static let replaced = "\(work)/old"
    private static let prepared = "\(work)/prepared.json"
    private static let begun = "\(work)/journal.json"

    private let repository: Repository
    private let lock: Lock

    /// Begins one: finishes what an earlier one left undone, and clears the place. One that is only to be planned
    /// finishes nothing.
    init(_ repository: Repository, isDryRun: Bool = false) throws(Failure) {
        self.repository = repository
        lock = try Lock(repository)
        if isDryRun, repository.exists(Self.begun) {
            throw Failure("An earlier run was interrupted. The next one that is no --dry-run goes on with it.")
        }
        try Self.finish(in: repository)
    }

    /// Writes what files will hold to where they are staged.
    func stage(_ changes: [Plan.Change]) throws(Failure) {
        for change in changes {
            guard let text = change.after else { continue }
            let file = repository.url("\(Self.staged)/\(change.path)")
            try makeFolder(for: file)
            // A script stays executable.
            let mode = repository.permissions(of: change.path) ?? 0o644
            try attempt("stage \(change.path)") {
                try Data(text.utf8).writeUnsynced(to: file, mode: mode)
            }
        }
    }

    /// Moves the staged files of a plan into the tree, and what it removes out of it.
    func commit(_ plan: Plan) throws(Failure) {
        try checkUnchanged(plan)
        let gone = plan.changes.filter { $0.after == nil }.map { String($0.path.dropLast($0.path.fileName.count + 1)) }
        let journal = Journal(moves: try moves(for: plan), emptied: Set(gone).sorted(by: >))
        try attempt("write the journal") {
            try JSONEncoder().encode(journal).writeUnsynced(to: repository.url(Self.prepared))
        }
        try Mover(lock: lock).run()
    }

    /// Makes the prepared moves: what the process of its own does.
    static func apply() throws(Failure) {
        guard rename(prepared, begun) == 0 else { throw .nothingChanged("The journal is gone.") }
        try finish(in: .current)
    }

    /// Makes what is left of the moves of a journal that was begun, and clears the place.
    private static func finish(in repository: Repository) throws(Failure) {
        if repository.exists(begun) {
            let data = Data(try repository.text(of: begun).utf8)
            guard let journal = try? JSONDecoder().decode(Journal.self, from: data), journal.isSound else {
                throw .halfway("An earlier run was interrupted, and the tree has changed since.")
            }
            try journal.replay()
        }
        try? FileManager.default.removeItem(at: repository.url(work))
    }
}

extension Transaction {
    /// Checks that the tree is still what the plan was made for.
    private func checkUnchanged(_ plan: Plan) throws(Failure) {
        for change in plan.changes where change.after != nil {
            let isThere = repository.exists(change.path)
            if change.before == nil, isThere {
                throw .nothingChanged("\(change.path) has come meanwhile.")
            }
            guard let before = change.before else { continue }
            guard isThere, try repository.text(of: change.path).utf8.elementsEqual(before.utf8) else {
                throw .nothingChanged("\(change.path) was changed meanwhile.")
            }
        }
    }

    private func moves(for plan: Plan) throws(Failure) -> [Journal.Move] {
        var moves: [Journal.Move] = []
        for change in plan.changes {
            let path = change.path
            let old = "\(Self.replaced)/\(path)"
            try checkWritable(path)
            if change.after == nil {
                try makeFolder(for: repository.url(old))
                moves.append(Journal.Move(from: path, to: old))
            } else if change.before != nil {
                try makeFolder(for: repository.url(old))
                try attempt("keep a copy of \(path)") {
                    try FileManager.default.copyItem(at: repository.url(path), to: repository.url(old))
                }
                moves.append(Journal.Move(from: "\(Self.staged)/\(path)", to: path, backup: old))
            } else {
                let new = firstMissing(on: path)
                if moves.last?.to != new {
                    moves.append(Journal.Move(from: "\(Self.staged)/\(new)", to: new))
                }
            }
        }
        return moves
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
            throw .nothingChanged("Cannot write into \(folder.path): \(String(cString: strerror(errno))).")
        }
    }

    private func makeFolder(for file: URL) throws(Failure) {
        try attempt("make a folder for \(file.path)") {
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
        }
    }

    private func attempt(_ deed: String, _ body: () throws -> Void) throws(Failure) {
        do {
            try body()
        } catch {
            throw .nothingChanged("Cannot \(deed): \(error.localizedDescription)")
        }
    }
}

extension String {
    /// What stands behind the last slash.
    fileprivate var fileName: Substring {
        lastIndex(of: "/").map { self[index(after: $0)...] } ?? self[...]
    }
}
