public import Core

/// The reason why the profile cannot be shown or changed.
public enum MyPageError: Error, Equatable, Sendable {
    /// Some fields of an edit are not valid. The dictionary says what is wrong with each of them.
    case invalidFields([ProfileField: ProfileProblem])
    /// The user is not signed in, the session has ended, or another user has signed in.
    case notSignedIn
    /// The server does not support accounts.
    case noAccounts
    /// The request failed for a general reason, for example because the connection was lost.
    case request(APIError)
}
