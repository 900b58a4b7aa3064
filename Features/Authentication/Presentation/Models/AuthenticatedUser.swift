import Core

/// Who is signed in, as pages show it.
public struct AuthenticatedUser: Equatable, Sendable {
    /// The account's id.
    public let id: String
    /// The name to greet the person by.
    public let name: String
    /// The email that the person signs in with.
    public let email: String

    /// Makes a user, as for a preview.
    public init(id: String, name: String, email: String) {
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
