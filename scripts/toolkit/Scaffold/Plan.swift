/// All changes that a command is going to make, in their order.
struct Plan: Equatable {
    private(set) var changes: [Change] = []

    /// The change of one file.
    struct Change: Equatable {
        /// The path of the file.
        let path: String
        /// The text now; `nil` when the file is new.
        let before: String?
        /// The text afterwards; `nil` when the file is removed.
        let after: String?
    }

    /// Adds a new file.
    mutating func create(_ path: String, _ text: String) {
        changes.append(Change(path: path, before: nil, after: text))
    }

    /// Adds a change of a file, unless its text stays the same.
    mutating func edit(_ path: String, from before: String, to after: String) {
        guard !before.utf8.elementsEqual(after.utf8) else { return }
        changes.append(Change(path: path, before: before, after: after))
    }

    /// Adds the removal of a file, whatever it contains.
    mutating func remove(_ path: String) {
        changes.append(Change(path: path, before: "", after: nil))
    }

    /// The planned text of a file.
    func text(of path: String) -> String? {
        changes.first { $0.path == path }?.after
    }
}

extension Plan: CustomStringConvertible {
    /// The new files with `+`, then the files that change, each with its new and its removed lines.
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
