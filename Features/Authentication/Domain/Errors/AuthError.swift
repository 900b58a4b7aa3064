public import Core

/// The reason why a login or a logout failed.
public indirect enum AuthError: Error, Equatable, Sendable {
    /// The email and the password do not match an account.
    case invalidCredentials
    /// The email is empty or not an address, or the password is empty.
    case missingCredentials
    /// Too many logins failed. `retryAfter` says how long to wait. It is `nil` if the server does not say it.
    case tooManyAttempts(retryAfter: Duration?)
    /// The server does not support accounts.
    case noAccounts
    /// The request failed, or the session cannot be read or saved.
    case request(RequestError)
    /// The session could not be deleted from this device. The report says whether it ended on the server.
    case notForgotten(StorageError, LogoutReport?)
}
