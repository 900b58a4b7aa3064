/// The answer of `GET` and `PATCH /v1/me`: the user, with phone and website, in one flat object.
public struct ProfileResponse: Codable, Sendable {
    /// Whose profile it is.
    public let user: UserResponse
    /// The phone number; a server may leave it out.
    public let phone: String?
    /// The website; a server may leave it out.
    public let website: String?

    /// Makes an answer, as a server would.
    public init(user: UserResponse, phone: String?, website: String?) {
        self.user = user
        self.phone = phone
        self.website = website
    }

    /// The domain model of this answer.
    public var profile: Profile {
        Profile(user: user.user, phone: phone ?? "", website: website ?? "")
    }

    enum CodingKeys: String, CodingKey {
        case phone
        case website
    }

    /// Reads the flat object.
    public init(from decoder: any Decoder) throws {
        user = try UserResponse(from: decoder)
        let container = try decoder.container(keyedBy: CodingKeys.self)
        phone = try container.decodeIfPresent(String.self, forKey: .phone)
        website = try container.decodeIfPresent(String.self, forKey: .website)
    }

    /// Writes the flat object.
    public func encode(to encoder: any Encoder) throws {
        try user.encode(to: encoder)
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encodeIfPresent(phone, forKey: .phone)
        try container.encodeIfPresent(website, forKey: .website)
    }
}
