public import Foundation

/// A user with an account.
public struct User: Equatable, Sendable, Codable {
    /// The id of the account.
    public let id: String
    /// The name of the user, for example `Leanne Graham`.
    public let name: String
    /// The email address of the account.
    public let email: String
    /// When the user last signed in.
    public let lastLoginDate: Date

    /// Creates a user, for example in a preview or a test.
    public init(id: String, name: String, email: String, lastLoginDate: Date) {
        self.id = id
        self.name = name
        self.email = email
        self.lastLoginDate = lastLoginDate
    }
}
