import Core
import FakeAPI
import Foundation

extension PlainServer {
    /// A server that knows only `/posts` and `/users`: it sends them whole, and reads no query.
    static func ofPostsAndUsers() async throws -> PlainServer {
        let fake = FakeAPIClient()
        return try PlainServer([
            "/posts": .json(try await fake.send(APIRequest(.get, "/posts")).body),
            "/users": .json(try await fake.send(APIRequest(.get, "/users")).body),
        ])
    }
}

extension APIResponse {
    /// JSON, and no header that says anything about pages.
    static func json(_ body: Data, status: Int = 200) -> APIResponse {
        APIResponse(status: status, headers: ["Content-Type": "application/json"], body: body)
    }

    /// JSON as it is written.
    static func json(_ text: String, status: Int = 200) -> APIResponse {
        json(Data(text.utf8), status: status)
    }

    /// A login that always works.
    static let login = json(
        """
        {"user_id":"1","user_name":"Leanne Graham","email":"Sincere@april.biz",\
        "last_login_date":"2026-11-21T00:00:00Z",\
        "access_token":"secret-access","refresh_token":"secret-refresh","expires_in":900}
        """
    )

    /// A login at a server that sends no tokens, as the FOCAL article's.
    static let loginWithoutTokens = json(
        """
        {"user_id":1,"user_name":"Leanne Graham","email":"Sincere@april.biz","last_login_date":"2026-11-21T00:00:00Z"}
        """
    )

    /// A profile.
    static let profile = json(
        """
        {"user_id":"1","user_name":"Leanne Graham","email":"Sincere@april.biz",\
        "last_login_date":"2026-11-21T00:00:00Z","phone":"1-770","website":"hildegard.org"}
        """
    )

    /// The way to somewhere else.
    static func redirect(to location: String) -> APIResponse {
        APIResponse(status: 302, headers: ["Location": location])
    }
}
