public import Foundation

/// Who is signed in, as the account endpoints say it.
public struct UserResponse: Codable, Sendable {
    /// The user's id.
    public let userId: String
    /// The user's name.
    public let userName: String
    /// The user's email.
    public let userEmail: String
    /// When the user last signed in.
    public let lastLogin: Date

    /// Makes an answer, as a server would.
    public init(userId: String, userName: String, userEmail: String, lastLogin: Date) {
        self.userId = userId
        self.userName = userName
        self.userEmail = userEmail
        self.lastLogin = lastLogin
    }

    /// The domain model of this answer.
    public var user: User {
        User(id: userId, name: userName, email: userEmail, lastLoginDate: lastLogin)
    }

    enum CodingKeys: String, CodingKey {
        case userId = "user_id"
        case userName = "user_name"
        case userEmail = "email"
        case lastLogin = "last_login_date"
    }

    /// Reads an answer; a server may send the id as a number.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        userId = try container.decode(ResourceID.self, forKey: .userId).description
        userName = try container.decode(String.self, forKey: .userName)
        userEmail = try container.decode(String.self, forKey: .userEmail)
        lastLogin = try container.decode(Date.self, forKey: .lastLogin)
    }
}
