/// The user as the server sends it, for example in the response to a login.
public struct UserResponse: Decodable, Sendable {
    /// The id of the account. In JSON, it can be a string or a number.
    let userId: User.ID
    let userName: String
    let userEmail: String
    /// When the user last signed in. It can be missing.
    let lastLogin: ServerDate?

    /// Decodes the user.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        userId = try container.decode(User.ID.self, forKey: .userId)
        userName = try container.decode(String.self, forKey: .userName)
        userEmail = try container.decode(String.self, forKey: .userEmail)
        lastLogin = container.decodeIfReadable(forKey: .lastLogin)
    }

    /// The user as a domain model.
    public var user: User {
        User(id: User.ID(userId.description), name: userName, email: userEmail, lastLoginDate: lastLogin)
    }

    enum CodingKeys: String, CodingKey {
        case userId = "user_id"
        case userName = "user_name"
        case userEmail = "email"
        case lastLogin = "last_login_date"
    }
}
