public import Core
public import Foundation

/// Saves the state of a fake backend in a private file, so that the data still exists after the program ends.
public struct FileFakeState: FakeStateStore {
    private let file: JSONFile<FakeState>

    /// Creates a store that saves the state in `file`. If `file` is `nil`, every change throws `noFolder`.
    public init(file: URL?) {
        self.file = JSONFile(file: PrivateFile(file, limit: 10_000_000))
    }

    /// Reads the saved state. If the file or its folder does not exist, returns `FakeState()`.
    public func read() throws(StorageError) -> FakeState {
        do throws(StorageError) {
            return try file.read() ?? FakeState()
        } catch .noFolder {
            return FakeState()
        }
    }

    /// Changes the saved state. During the change, the file is locked, so that other processes cannot change it.
    public func update<Result>(_ change: (inout FakeState) -> Result) throws(StorageError) -> Result {
        try file.update(default: FakeState(), change)
    }
}
