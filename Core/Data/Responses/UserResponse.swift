public import Foundation

/// The user as the server sends it, for example in the response to a login.
public struct UserResponse: Codable, Sendable {
    /// The id of the account as text, even if the server sends a number.
    public let userId: String
    /// The name of the user, for example `Leanne Graham`.
    public let userName: String
    /// The email address of the account.
    public let userEmail: String
    /// When the user last signed in.
    public let lastLogin: Date

    /// Creates a response. Only a fake server uses this initialiser.
    public init(userId: String, userName: String, userEmail: String, lastLogin: Date) {
        self.userId = userId
        self.userName = userName
        self.userEmail = userEmail
        self.lastLogin = lastLogin
    }

    /// The user as a domain model.
    public var user: User {
        User(id: ResourceID(userId), name: userName, email: userEmail, lastLoginDate: lastLogin)
    }

    enum CodingKeys: String, CodingKey {
        case userId = "user_id"
        case userName = "user_name"
        case userEmail = "email"
        case lastLogin = "last_login_date"
    }

    /// Decodes the user. In JSON, the id can be a string or a number.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        userId = try container.decode(ResourceID<User>.self, forKey: .userId).description
        userName = try container.decode(String.self, forKey: .userName)
        userEmail = try container.decode(String.self, forKey: .userEmail)
        lastLogin = try container.decode(Date.self, forKey: .lastLogin)
    }
}
