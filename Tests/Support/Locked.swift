import Foundation

/// A value that several tasks and threads may change.
public final class Locked<Value: Sendable>: Sendable {
    private let lock = NSLock()
    // Safe because nothing touches it without holding the lock.
    nonisolated(unsafe) private var current: Value

    /// Makes one.
    public init(_ value: Value) {
        current = value
    }

    /// The value as it is now.
    public var value: Value { lock.withLock { current } }

    /// Changes the value, with nobody else in between.
    @discardableResult
    public func change<Result>(_ change: (inout Value) -> Result) -> Result {
        lock.withLock { change(&current) }
    }
}
