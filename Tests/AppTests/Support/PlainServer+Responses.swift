import Core
import FakeAPI
import Foundation

extension PlainServer {
    /// A server with only `/posts` and `/users`. It ignores the query and sends the whole lists.
    static func ofPostsAndUsers() async throws -> PlainServer {
        let fake = FakeAPIClient()
        return try PlainServer([
            "/posts": .json(try await fake.send(APIRequest(.get, "/posts")).body),
            "/users": .json(try await fake.send(APIRequest(.get, "/users")).body),
        ])
    }
}

extension APIResponse {
    /// A JSON response without paging headers.
    static func json(_ body: Data, status: Int = 200) -> APIResponse {
        APIResponse(status: status, headers: ["Content-Type": "application/json"], body: body)
    }

    /// A JSON response with this text.
    static func json(_ text: String, status: Int = 200) -> APIResponse {
        json(Data(text.utf8), status: status)
    }

    /// The response to a successful login.
    static let login = json(
        """
        {"user_id":"1","user_name":"Leanne Graham","email":"Sincere@april.biz",\
        "last_login_date":"2026-11-21T00:00:00Z",\
        "access_token":"secret-access","refresh_token":"secret-refresh","expires_in":900}
        """
    )

    /// The response to a login without tokens, as in the FOCAL article.
    static let loginWithoutTokens = json(
        """
        {"user_id":1,"user_name":"Leanne Graham","email":"Sincere@april.biz","last_login_date":"2026-11-21T00:00:00Z"}
        """
    )

    /// The response with a profile.
    static let profile = json(
        """
        {"user_id":"1","user_name":"Leanne Graham","email":"Sincere@april.biz",\
        "last_login_date":"2026-11-21T00:00:00Z","phone":"1-770","website":"hildegard.org"}
        """
    )

    /// A redirect.
    static func redirect(to location: String) -> APIResponse {
        APIResponse(status: 302, headers: ["Location": location])
    }
}
