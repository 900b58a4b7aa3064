/// The body of `POST /v1/refresh`. The server accepts each refresh token only once.
struct RefreshRequest: Encodable {
    let refreshToken: String

    enum CodingKeys: String, CodingKey {
        case refreshToken = "refresh_token"
    }
}
