import Core
import Foundation

/// The items of a collection, made when they are first asked for and kept from then on.
final class LazyItems: Sendable {
    private let make: @Sendable () -> [JSONObject]
    private let lock = NSLock()
    // Safe because nothing touches it without holding the lock.
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
