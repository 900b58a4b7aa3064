import Foundation

/// A state that is forgotten with the process: for tests, previews and the demo.
public final class InMemoryFakeState: FakeStateStore {
    private let lock = NSLock()
    // Safe because nothing touches it without holding the lock.
    nonisolated(unsafe) private var state: FakeState

    /// Makes a store that holds `state`.
    public init(_ state: FakeState = FakeState()) {
        self.state = state
    }

    /// The state as it is now.
    public func read() -> FakeState {
        lock.withLock { state }
    }

    /// Changes the state, with nobody else in between.
    public func update<Result>(_ change: (inout FakeState) -> Result) -> Result {
        lock.withLock { change(&state) }
    }
}
