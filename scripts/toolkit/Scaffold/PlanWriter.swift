import Foundation

/// Makes the changes of a plan in the working tree. If a change fails or a signal arrives, tries to undo all changes.
///
/// After SIGKILL, some of the changes can be missing. But no file is incomplete, because each new text is first written
/// to a temporary file.
struct PlanWriter {
    private let repository: Repository
    private var undoSteps: [() -> Bool] = []

    /// A temporary folder. It contains new texts until they are complete, and removed files until all changes are made.
    private let scratch = ".build-toolkit/changes-\(UUID().uuidString)"

    static func write(_ plan: Plan, in repository: Repository) throws(Failure) {
        var writer = PlanWriter(repository: repository)
        try writer.write(plan)
    }

    private init(repository: Repository) {
        self.repository = repository
    }

    private mutating func write(_ plan: Plan) throws(Failure) {
        try Interrupts.whileWriting { () throws(Failure) in
            do throws(Failure) {
                for move in plan.moves {
                    guard !repository.exists(move.new) else {
                        throw Failure("\(move.new) exists already. Move it to another place.")
                    }
                    try self.move(move.old, to: move.new)
                }
                for (index, change) in plan.changes.enumerated() {
                    try make(change, scratch: "\(scratch)/\(index)")
                }
            } catch {
                let isUndone = undoSteps.reversed().map { $0() }.allSatisfy(\.self)
                if isUndone { try? FileManager.default.removeItem(at: repository.url(scratch)) }
                let end =
                    isUndone
                    ? "Nothing was changed." : "Some changes could not be undone. See git status and \(scratch)."
                throw Failure("\(error.message) \(end)", exitCode: error.exitCode)
            }
            try? FileManager.default.removeItem(at: repository.url(scratch))
        }
    }

    private mutating func move(_ path: String, to other: String) throws(Failure) {
        try repository.move(path, to: other)
        undoSteps.append { [repository] in
            defer { repository.removeEmptyFolders(above: other) }
            return (try? repository.move(other, to: path)) != nil
        }
        repository.removeEmptyFolders(above: path)
        try Interrupts.check()
    }

    private mutating func make(_ change: Plan.Change, scratch: String) throws(Failure) {
        let (repository, path) = (repository, change.path)
        guard let text = change.after else { return try move(path, to: scratch) }
        // The user may have edited the file after the plan was made.
        let now = repository.exists(path) ? try repository.text(of: path) : nil
        switch (now, change.before) {
        case (nil, nil): break
        case (let now?, let before?) where now.utf8.elementsEqual(before.utf8): break
        default: throw Failure("\(path) was changed while the script ran. Run the script again.")
        }
        let mode = repository.mode(of: path).map { $0 & 0o777 } ?? 0o644
        try repository.write(text, to: scratch, mode: mode)
        undoSteps.append {
            defer { repository.removeEmptyFolders(above: path) }
            guard let now = try? repository.text(of: path) else { return change.before == nil }
            // If the user has edited the file after this change, the edited text is kept.
            guard now.utf8.elementsEqual(text.utf8) else { return now == change.before }
            guard let before = change.before else { return unlink(repository.url(path).path) == 0 }
            let isWritten = (try? repository.write(before, to: scratch, mode: mode)) != nil
            return isWritten && (try? repository.move(scratch, to: path)) != nil
        }
        try repository.move(scratch, to: path)
        try Interrupts.check()
    }
}

extension Repository {
    /// Moves a file, and creates the folders of its new path.
    fileprivate func move(_ path: String, to other: String) throws(Failure) {
        do {
            let folder = url(other).deletingLastPathComponent()
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            guard rename(url(path).path, url(other).path) == 0 else {
                throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
            }
        } catch {
            throw .file("move \(path) to \(other)", error)
        }
    }

    /// Removes the folder of a file if it is empty, and then each empty folder above it.
    fileprivate func removeEmptyFolders(above path: String) {
        var folder = path[...]
        while let slash = folder.lastIndex(of: "/") {
            folder = folder[..<slash]
            guard rmdir(url(String(folder)).path) == 0 else { return }
        }
    }
}
