import Foundation

/// Keeps the state of a fake backend in memory, for tests, previews and demos.
public final class InMemoryFakeState: FakeStateStore {
    private let lock = NSLock()
    // `nonisolated(unsafe)` is correct here, because the value is only used while the lock is held.
    nonisolated(unsafe) private var state = FakeState()

    /// Creates a store whose state is `FakeState()`.
    public init() {}

    /// Returns a copy of the current state.
    public func read() -> FakeState {
        lock.withLock { state }
    }

    /// Changes the state. Other threads cannot read or change the state at the same time.
    public func update<Result>(_ change: (inout FakeState) -> Result) -> Result {
        lock.withLock { change(&state) }
    }
}
