import Foundation

/// What a command is going to change, all of it, before anything is touched.
struct Plan: Equatable {
    /// The changes, sorted by path.
    private(set) var changes: [Change] = []

    /// What becomes of one file.
    struct Change: Equatable {
        /// The file, from the top.
        let path: String
        /// What it holds now; `nil` when it is not there, and of a file that goes, whatever that holds, nothing.
        let before: String?
        /// What it will hold; `nil` when it goes.
        var after: String?
    }

    /// Adds a change; one that changes nothing is left out.
    mutating func add(_ path: String, from before: String?, to after: String?) {
        guard before.map({ Array($0.utf8) }) != after.map({ Array($0.utf8) }) else { return }
        add(Change(path: path, before: before, after: after))
    }

    /// Adds that a file goes, whatever it holds.
    mutating func remove(_ path: String) {
        add(Change(path: path, before: "", after: nil))
    }

    /// Adds a change.
    mutating func add(_ change: Change) {
        changes.append(change)
        changes.sort { $0.path < $1.path }
    }

    /// What a file will hold, as far as the plan says.
    func text(of path: String) -> String? {
        changes.first { $0.path == path }?.after
    }

    /// Replaces what some files will hold.
    mutating func rewrite(_ texts: [String: String]) {
        for index in changes.indices {
            changes[index].after = texts[changes[index].path] ?? changes[index].after
        }
    }
}

extension Plan: CustomStringConvertible {
    /// The files that come and go, and the difference of each that changes, as `git apply` takes it.
    var description: String {
        let lists = [
            changes.filter { $0.before == nil }.map { "+ \($0.path)\n" },
            changes.filter { $0.after == nil }.map { "- \($0.path)\n" },
            changes.compactMap { change in
                guard let before = change.before, let after = change.after else { return nil }
                return UnifiedDiff(path: change.path, from: before, to: after).description
            },
        ]
        return lists.map { $0.joined() }.filter { !$0.isEmpty }.joined(separator: "\n")
    }
}
