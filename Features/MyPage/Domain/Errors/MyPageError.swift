public import Core

/// Why the profile cannot be shown or changed.
public enum MyPageError: Error, Equatable, Sendable {
    /// Some fields of an edit are not valid.
    case invalidFields([ProfileField: FieldProblem])
    /// The user is not signed in, or the session has ended.
    case notSignedIn
    /// The server has no accounts.
    case noAccounts
    /// The request failed.
    case request(RequestError)
}
