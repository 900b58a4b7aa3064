public import Core
public import Foundation

/// Saves the state of a fake backend in a private file, so that the next process has the same data.
public struct FileFakeState: FakeStateStore {
    private let file: JSONFile<FakeState>

    /// Creates a store for one file. If `file` is `nil`, every change throws `noFolder`.
    public init(file: URL?) {
        self.file = JSONFile(file: PrivateFile(file, limit: 10_000_000))
    }

    /// Reads the saved state. If there is no file or folder, it is `FakeState()`.
    public func read() throws(StorageError) -> FakeState {
        do throws(StorageError) {
            return try file.read() ?? FakeState()
        } catch .noFolder {
            return FakeState()
        }
    }

    /// Changes the saved state. The file is locked during the change.
    public func update<Result>(_ change: (inout FakeState) -> Result) throws(StorageError) -> Result {
        try file.update(default: FakeState(), change)
    }
}
