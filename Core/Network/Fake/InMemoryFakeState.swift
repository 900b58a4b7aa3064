import Foundation

/// Keeps the state of a fake backend in memory, for tests, previews and demos.
public final class InMemoryFakeState: FakeStateStore {
    private let lock = NSLock()
    // It is safe because it is only used while the lock is held.
    nonisolated(unsafe) private var state = FakeState()

    /// Creates a store with an unchanged state.
    public init() {}

    /// The current state.
    public func read() -> FakeState {
        lock.withLock { state }
    }

    /// Changes the state while it holds the lock.
    public func update<Result>(_ change: (inout FakeState) -> Result) -> Result {
        lock.withLock { change(&state) }
    }
}
