/// The body of `PATCH /v1/me`. A field that is `nil` is not sent, and stays as it is.
public struct ProfileRequest: Codable, Sendable {
    /// The new name.
    public var userName: String?
    /// The new email.
    public var userEmail: String?
    /// The new phone number.
    public var phone: String?
    /// The new website.
    public var website: String?

    /// Makes the body of an edit.
    public init(userName: String? = nil, userEmail: String? = nil, phone: String? = nil, website: String? = nil) {
        self.userName = userName
        self.userEmail = userEmail
        self.phone = phone
        self.website = website
    }

    enum CodingKeys: String, CodingKey {
        case userName = "user_name"
        case userEmail = "email"
        case phone
        case website
    }
}
