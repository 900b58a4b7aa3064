/// The user as the server sends it, for example in the response to a login.
public struct UserResponse: Decodable, Sendable {
    /// The id of the account. In JSON, it can be a string or a number.
    let userId: User.ID
    let userName: String
    /// The email address of the account. It can be missing. An empty text is as if it were missing.
    @IfReadable var userEmail: String?
    /// When the user last signed in. It can be missing.
    @IfReadable var lastLogin: ServerDate?

    /// The user as a domain model.
    public var user: User {
        let email = userEmail?.isBlank == true ? nil : userEmail
        return User(id: User.ID(userId.description), name: userName, email: email, lastLoginDate: lastLogin)
    }

    enum CodingKeys: String, CodingKey {
        case userId = "user_id"
        case userName = "user_name"
        case userEmail = "email"
        case lastLogin = "last_login_date"
    }
}
