import Foundation

/// The pictures in memory, and which addresses have failed. The least recently used pictures are removed first.
///
/// It is no `NSCache`: the system empties that one when the app goes into the background, so all rows would flicker
/// when the app comes back.
final class PictureMemory: Sendable {
    /// An address, and the longer side of the frame in pixels.
    struct Key: Hashable, Sendable { let url: URL, side: Int }

    private let limit: Int
    private let lock = NSLock()
    // `nonisolated(unsafe)` is safe because these are used only while the lock is held.
    nonisolated(unsafe) private var entries: [Key: (picture: LoadedPicture, turn: Int)] = [:]
    nonisolated(unsafe) private var failures: [URL: (failure: PictureFailure, date: Date)] = [:]
    nonisolated(unsafe) private var (turn, cost, removed) = (0, 0, 0)

    init(limit: Int) { self.limit = limit }

    subscript(key: Key) -> LoadedPicture? {
        lock.withLock {
            turn += 1
            entries[key]?.turn = turn
            return entries[key]?.picture
        }
    }

    /// How often everything was removed. What has begun before that is not kept.
    var removals: Int { lock.withLock { removed } }

    func keep(_ picture: LoadedPicture, for key: Key, since start: Int) {
        lock.withLock {
            guard removed == start, picture.cost <= limit else { return }
            turn += 1
            let old = entries.updateValue((picture, turn), forKey: key)
            cost += picture.cost - (old?.picture.cost ?? 0)
            // A quarter is removed at once, so that sorting is rare.
            guard cost > limit else { return }
            for (key, entry) in entries.sorted(by: { $0.value.turn < $1.value.turn }) where cost > limit * 3 / 4 {
                entries[key] = nil
                cost -= entry.picture.cost
            }
        }
    }

    func removeAll() {
        lock.withLock { (entries, failures, cost, removed) = ([:], [:], 0, removed + 1) }
    }
}

extension PictureMemory {
    /// The lasting failure of an address in the last minute.
    func failure(at url: URL, now: Date) -> PictureFailure? {
        lock.withLock { failures[url].flatMap { abs(now.timeIntervalSince($0.date)) < 60 ? $0.failure : nil } }
    }

    func remember(_ failure: PictureFailure, at url: URL, now: Date, since start: Int) {
        lock.withLock {
            guard failure.isLasting, removed == start else { return }
            if failures.count >= 1_000 { failures = [:] }
            failures[url] = (failure, now)
        }
    }
}
