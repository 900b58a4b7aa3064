public import Core

/// Why signing in or signing out failed.
public indirect enum AuthError: Error, Equatable, Sendable {
    /// The email and the password do not match an account.
    case invalidCredentials
    /// The email is empty or not an address, or the password is empty.
    case missingCredentials
    /// Too many attempts failed. The server says how long to wait, if it says so at all.
    case tooManyAttempts(retryAfter: Duration?)
    /// The server has no accounts.
    case noAccounts
    /// The request failed, or the session cannot be read or saved.
    case request(RequestError)
    /// The session could not be deleted from this device. The report says whether the server ended it.
    case notForgotten(StorageError, LogoutReport?)
}
