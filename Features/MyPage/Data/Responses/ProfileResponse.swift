import Core

/// The response to `GET` and `PATCH /v1/me`: the user and the other fields in one object.
struct ProfileResponse: Decodable {
    let profile: Profile

    /// The server may leave out every field that is not a part of the user.
    init(from decoder: any Decoder) throws {
        let user = try UserResponse(from: decoder).user
        let container = try decoder.container(keyedBy: ProfileField.self)
        var profile = Profile(user: user)
        for field in ProfileField.allCases {
            profile[field] = try container.decodeIfPresent(String.self, forKey: field) ?? ""
        }
        self.profile = profile
    }
}
