import Foundation

/// A value that several tasks may change.
final class Locked<Value: Sendable>: Sendable {
    private let lock = NSLock()
    // Safe because nothing touches it without holding the lock.
    nonisolated(unsafe) private var current: Value

    init(_ value: Value) {
        current = value
    }

    var value: Value { lock.withLock { current } }

    @discardableResult
    func change<Result>(_ change: (inout Value) -> Result) -> Result {
        lock.withLock { change(&current) }
    }
}
