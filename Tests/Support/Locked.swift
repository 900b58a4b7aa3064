import Foundation

/// A value that several tasks and threads can change.
public final class Locked<Value: Sendable>: Sendable {
    private let lock = NSLock()
    // Safe because it is only used while the lock is held.
    nonisolated(unsafe) private var current: Value

    /// - Parameter value: The first value.
    public init(_ value: Value) {
        current = value
    }

    /// The present value.
    public var value: Value { lock.withLock { current } }

    /// Changes the value while the lock is held.
    @discardableResult
    public func change<Result>(_ change: (inout Value) -> Result) -> Result {
        lock.withLock { change(&current) }
    }
}
