import Core

/// The response to `GET /v1/me` and `PATCH /v1/me`. It is one JSON object with the fields of the profile.
struct ProfileResponse: Decodable {
    let profile: Profile

    /// Decodes the profile. The phone number and the website may be missing.
    init(from decoder: any Decoder) throws {
        let user = try UserResponse(from: decoder).user
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let phone = container.decodeIfReadable(String.self, forKey: .phone)
        let website = container.decodeIfReadable(String.self, forKey: .website)
        profile = Profile(user: user, fields: [.phone: phone ?? "", .website: website ?? ""])
    }

    private enum CodingKeys: CodingKey { case phone, website }
}
