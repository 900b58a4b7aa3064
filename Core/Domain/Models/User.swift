/// A user with an account.
public struct User: Identifiable, Hashable, Sendable, Codable {
    /// The id of the account.
    public let id: ResourceID<User>
    /// The name of the user, for example `Leanne Graham`.
    public let name: String
    /// The email address of the account. `nil` means that the account has none, or that the server does not say it.
    public let email: String?
    /// When the user last signed in. `nil` means that the server does not say it.
    public let lastLoginDate: ServerDate?

    /// Creates a user, for example in a preview or a test.
    public init(id: ResourceID<User>, name: String, email: String? = nil, lastLoginDate: ServerDate? = nil) {
        self.id = id
        self.name = name
        self.email = email
        self.lastLoginDate = lastLoginDate
    }
}
