public import Foundation

/// A person with an account.
public struct User: Equatable, Sendable, Codable {
    /// The account's id.
    public let id: String
    /// The name to greet the person by.
    public let name: String
    /// The email that the person signs in with.
    public let email: String
    /// When the person last signed in.
    public let lastLoginDate: Date

    /// Makes a user.
    public init(id: String, name: String, email: String, lastLoginDate: Date) {
        self.id = id
        self.name = name
        self.email = email
        self.lastLoginDate = lastLoginDate
    }
}
