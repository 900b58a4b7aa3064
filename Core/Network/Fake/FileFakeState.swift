public import Core
public import Foundation

/// A fake backend's state in a private file, so that what one process changed is there for the next.
public struct FileFakeState: FakeStateStore {
    private let file: JSONFile<FakeState>

    /// Makes a store; `nil` where the system gives no folder, and every change then throws `noFolder`.
    public init(file: URL?) {
        self.file = JSONFile(file: PrivateFile(file, limit: 10_000_000))
    }

    /// The state that was kept. Without a folder nothing can have been.
    public func read() throws(StorageError) -> FakeState {
        do throws(StorageError) {
            return try file.read() ?? FakeState()
        } catch .noFolder {
            return FakeState()
        }
    }

    /// Changes the state, with nobody else in between.
    public func update<Result>(_ change: (inout FakeState) -> Result) throws(StorageError) -> Result {
        try file.update(default: FakeState(), change)
    }
}
