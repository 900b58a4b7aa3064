public import Core

/// Why someone is not signed in, or not signed out.
public indirect enum AuthError: Error, Equatable, Sendable {
    /// The email and the password do not belong together.
    case invalidCredentials
    /// The email or the password is none that could be right, as an empty one.
    case missingCredentials
    /// The server wants no more tries for now.
    case tooManyAttempts(retryAfter: Duration?)
    /// The server has no accounts.
    case noAccounts
    /// No answer came.
    case noNetwork(ConnectionFailure)
    /// The server failed.
    case serverError(ServerFailure)
    /// The session cannot be kept, or read back.
    case storage(StorageError)
    /// After a logout the session is still kept here; and what came of it on the server, if there was one to end.
    case notForgotten(StorageError, LogoutReport?)
}
