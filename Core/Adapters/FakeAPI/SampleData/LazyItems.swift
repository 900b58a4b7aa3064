import Core
import Foundation

/// The items of a collection. They are created at the first use. After that, they stay in memory.
final class LazyItems: Sendable {
    private let make: @Sendable () -> [JSONObject]
    private let lock = NSLock()
    // `nonisolated(unsafe)` is correct here, because the value is only used while the lock is held.
    nonisolated(unsafe) private var items: [JSONObject]?

    init(_ make: @escaping @Sendable () -> [JSONObject]) {
        self.make = make
    }

    var all: [JSONObject] {
        lock.withLock {
            let all = items ?? make()
            items = all
            return all
        }
    }
}
