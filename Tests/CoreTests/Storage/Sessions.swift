import Core
import Foundation

extension Session {
    /// The session of Leanne, with the access token `old` and the refresh token `old-next`.
    static let leanne = named("Leanne")
    /// The session of another user, with the access token `ervin` and the refresh token `ervin-next`.
    static let ervin = named("Ervin", id: "2", token: "ervin")

    static func named(_ name: String, id: User.ID = "1", token: String = "old") -> Session {
        let user = User(id: id, name: name, email: "a@b.c", lastLoginDate: .time(Date(timeIntervalSince1970: 0)))
        return Session(user: user, tokens: Tokens(access: token, refresh: "\(token)-next", expiresAt: .distantFuture))
    }
}

extension TokensResponse {
    /// The response to a refresh, with the access token `new` and the refresh token `new-next`.
    static let new = TokensResponse(accessToken: "new", refreshToken: "new-next", expiresIn: 900)
}
