public import Core

/// Why an item cannot be shown.
public enum SampleThingError: Error, Equatable, Sendable {
    /// The server has no such item.
    case noSuchItem(ResourceID)
    /// The server shows its items only to those who are signed in.
    case notSignedIn
    /// No answer came.
    case noNetwork(ConnectionFailure)
    /// The server failed.
    case serverError(ServerFailure)
    /// The session has to be renewed, and cannot be kept, or not be read.
    case storage(StorageError)
}
