public import Core

/// Why the profile cannot be shown, or not be changed.
public enum MyPageError: Error, Equatable, Sendable {
    /// Some fields of an edit cannot be taken.
    case invalidFields([ProfileField: FieldProblem])
    /// The session is over, or there was none.
    case sessionEnded
    /// The server has no accounts.
    case noAccounts
    /// No answer came.
    case noNetwork(ConnectionFailure)
    /// The server failed.
    case serverError(ServerFailure)
    /// The session has to be renewed, and cannot be kept, or not be read.
    case storage(StorageError)
}
