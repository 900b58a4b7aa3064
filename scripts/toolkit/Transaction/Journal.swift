import Foundation

/// The moves that turn the tree from what it was into what was planned.
struct Journal: Codable, Equatable {
    /// The moves, in order.
    let moves: [Move]
    /// Folders that may be empty after the moves, and then go, with those that they leave empty.
    let emptied: [String]

    /// One file or folder, from a place to another.
    struct Move: Codable, Equatable {
        let from: String
        let to: String
        /// Where a copy of what it replaces is kept; `nil` when it replaces nothing.
        let backup: String?
        /// What is moved.
        let content: String?
        /// What is replaced.
        let replaced: String?

        init(from: String, to: String, backup: String? = nil) {
            self.from = from
            self.to = to
            self.backup = backup
            content = Fingerprint.of(from)
            replaced = Fingerprint.of(to)
        }
    }

    /// Whether every move is either still to be made or was made, and nothing has touched its places since.
    var isSound: Bool {
        moves.allSatisfy { move in
            let (from, to) = (Fingerprint.of(move.from), Fingerprint.of(move.to))
            let isPending = from == move.content && to == move.replaced
            return isPending || from == nil && to == move.content
        }
    }

    /// Makes the moves that are still to be made; where one fails, all are taken back.
    ///
    /// - Throws: `Failure` that says whether the tree is as it was.
    func replay() throws(Failure) {
        for (index, move) in moves.enumerated() where Fingerprint.of(move.from) != nil {
            guard rename(move.from, move.to) == 0 else {
                let reason = "Cannot write \(move.to): \(String(cString: strerror(errno)))."
                guard moves[..<index].reversed().allSatisfy(takeBack) else { throw .halfway(reason) }
                throw .nothingChanged(reason)
            }
        }
        for folder in emptied {
            var folder = folder[...]
            // Where something is left, this ends.
            while rmdir(String(folder)) == 0, let slash = folder.lastIndex(of: "/") {
                folder = folder[..<slash]
            }
        }
    }

    private func takeBack(_ move: Move) -> Bool {
        guard rename(move.to, move.from) == 0 else { return false }
        return move.backup.map { rename($0, move.to) == 0 } ?? true
    }
}

extension Failure {
    /// The tree is as it was.
    static func nothingChanged(_ reason: String) -> Failure {
        Failure("\(reason) Nothing was changed.")
    }

    /// The tree is neither as it was nor as it should be; what is missing is kept.
    static func halfway(_ reason: String) -> Failure {
        Failure("\(reason) \(Transaction.work) holds what was on its way; remove it when the tree is as you want it.")
    }
}
