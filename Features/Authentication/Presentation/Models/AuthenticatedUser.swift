public import Core

/// The user who is signed in. The type contains only the data that the app uses.
public struct AuthenticatedUser: Identifiable, Hashable, Sendable {
    /// The id of the account.
    public let id: User.ID
    /// The name of the user, for example `Leanne Graham`.
    public let name: String
    /// The email address of the account.
    public let email: String

    /// Creates a user, for example in a preview or a test.
    public init(id: User.ID, name: String, email: String) {
        self.id = id
        self.name = name
        self.email = email
    }
}

extension AuthenticatedUser {
    init(_ user: User) {
        self.init(id: user.id, name: user.name, email: user.email)
    }
}
