import Foundation

/// A value with a lock, so that several tasks and threads can change it.
public final class Locked<Value: Sendable>: Sendable {
    private let lock = NSLock()
    // `nonisolated(unsafe)` is safe because the variable is used only while the lock is held.
    nonisolated(unsafe) private var current: Value

    /// - Parameter value: The initial value.
    public init(_ value: Value) {
        current = value
    }

    /// A copy of the current value.
    public var value: Value { lock.withLock { current } }

    /// Changes the value while the lock is held, and returns the result of `change`.
    @discardableResult
    public func change<Result>(_ change: (inout Value) -> Result) -> Result {
        lock.withLock { change(&current) }
    }
}
