import Foundation

/// The moves that turn the tree from what it was into what was planned.
struct Journal: Codable, Equatable {
    /// One file or folder, from a place to another; what stands there is replaced.
    struct Move: Codable, Equatable {
        let from: String
        let to: String
        /// Where a copy of what it replaces is kept.
        let backup: String?
    }

    let moves: [Move]

    /// Makes all moves, or none: where one fails, those before it are taken back.
    ///
    /// A move whose source is gone was made before: so a journal can be finished that somebody else began.
    func replay() throws(Failure) {
        var made: [Move] = []
        for move in moves where exists(move.from) {
            guard rename(move.from, move.to) == 0 else {
                let reason = String(cString: strerror(errno))
                made.reversed().forEach(takeBack)
                throw Failure("Cannot write \(move.to): \(reason). Nothing was changed.")
            }
            made.append(move)
        }
    }

    private func takeBack(_ move: Move) {
        // What was moved goes back first: after a replacement, its copy then takes the place again.
        _ = rename(move.to, move.from)
        if let backup = move.backup {
            _ = rename(backup, move.to)
        }
    }

    private func exists(_ path: String) -> Bool {
        var status = stat()
        return lstat(path, &status) == 0
    }
}
