public import Core

/// The reason why a login, a logout or the restore of a session failed.
public indirect enum AuthError: Error, Equatable, Sendable {
    /// The email and the password do not match an account.
    case invalidCredentials
    /// The email is empty.
    case missingEmail
    /// The password is empty.
    case missingPassword
    /// The server says that the email is not an email address.
    case invalidEmail
    /// The server does not accept the token.
    case invalidToken
    /// The token is empty.
    case missingToken
    /// Too many logins failed. `retryAfter` is how long to wait. `nil` means that the server did not send this value.
    case tooManyAttempts(retryAfter: Duration?)
    /// The server does not support accounts.
    case noAccounts
    /// The request failed, or the session cannot be read or saved.
    case request(APIError)
    /// The session could not be deleted from this device. The report says what happened on the server.
    case notForgotten(StorageError, LogoutReport?)
}
