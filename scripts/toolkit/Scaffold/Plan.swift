/// The changes of files that a command will make: first all `moves`, and then all `changes`, in their order.
struct Plan {
    private(set) var changes: [Change] = []
    private(set) var moves: [(old: String, new: String)] = []

    /// One file that is created, edited or removed.
    struct Change {
        let path: String
        /// The text before the change. `nil` means that the file is new. It is empty if the file is removed.
        let before: String?
        /// The text after the change. `nil` means that the file is removed.
        let after: String?
    }

    /// Plans to create a file with this text.
    mutating func create(_ path: String, _ text: String) {
        changes.append(Change(path: path, before: nil, after: text))
    }

    /// Plans to give a file another path. Plan its other changes with the new path.
    mutating func move(_ old: String, to new: String) {
        moves.append((old, new))
    }

    /// Plans to replace the text of a file. Does nothing if both texts are equal.
    mutating func edit(_ path: String, from before: String, to after: String) {
        guard !before.utf8.elementsEqual(after.utf8) else { return }
        changes.append(Change(path: path, before: before, after: after))
    }

    /// Plans to remove a file. The file is removed even if its text changes after the plan was made.
    mutating func remove(_ path: String) {
        changes.append(Change(path: path, before: "", after: nil))
    }

    /// The text that the file will have after the changes. Returns `nil` if the plan does not write this file.
    func text(of path: String) -> String? {
        changes.first { $0.path == path }?.after
    }
}

extension Plan: CustomStringConvertible {
    /// The output of `--dry-run`: first the new files, then each edited file with its added and its removed lines.
    var description: String {
        let sorted = changes.sorted { $0.path < $1.path }
        let new = sorted.filter { $0.before == nil }.map { "+ \($0.path)\n" }
        let edited = sorted.compactMap { change -> String? in
            guard let before = change.before, let after = change.after else { return nil }
            let lines = after.lines.difference(from: before.lines).map { line in
                switch line {
                case .insert(_, let text, _): "    + \(text)\n"
                case .remove(_, let text, _): "    - \(text)\n"
                }
            }
            return "\(change.path)\n" + lines.joined()
        }
        return (new + edited).joined()
    }
}
