public import Core

/// Why items cannot be shown, or not be changed.
public enum SampleThingError: Error, Equatable, Sendable {
    /// A title must not be empty.
    case emptyTitle
    /// A title is longer than so many characters.
    case longTitle(limit: Int)
    /// The server has no such item, or no longer.
    case noSuchItem(ResourceID)
    /// The server does not know this list at all.
    case noList
    /// The server shows its items only to those who are signed in.
    case notSignedIn
    /// No answer came.
    case noNetwork(ConnectionFailure)
    /// The server failed.
    case serverError(ServerFailure)
    /// The session has to be renewed, and cannot be kept, or not be read.
    case storage(StorageError)
}
