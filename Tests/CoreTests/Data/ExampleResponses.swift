import Core

// A model and response types for the tests of Core. The features have similar types. Those types are internal, so the
// tests of Core cannot use them.

struct Post: Equatable {
    let id: ResourceID<Post>
    let authorID: ResourceID<AuthorResponse>
    let title: String
    let body: String
}

struct PostResponse: Codable {
    let userId: ResourceID<AuthorResponse>
    let id: ResourceID<Post>
    let title: String
    let body: String

    var post: Post {
        Post(id: id, authorID: userId, title: title, body: body)
    }
}

struct AuthorResponse: Codable {
    let id: ResourceID<AuthorResponse>
    let name: String
}

struct CommentResponse: Codable {
    let id: ResourceID<CommentResponse>
    let name: String
    let email: String
    let body: String
}

struct ProfileResponse: Codable {
    let user: UserResponse
    let phone: String?

    enum CodingKeys: CodingKey {
        case phone
    }

    init(from decoder: any Decoder) throws {
        user = try UserResponse(from: decoder)
        phone = try decoder.container(keyedBy: CodingKeys.self).decodeIfPresent(String.self, forKey: .phone)
    }

    func encode(to encoder: any Encoder) throws {
        try user.encode(to: encoder)
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encodeIfPresent(phone, forKey: .phone)
    }
}
