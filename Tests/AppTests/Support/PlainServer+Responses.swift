import Core
import FakeAPI
import Foundation
import TestSupport

extension PlainServer {
    /// Returns a server that has only `/posts` and `/users`. The server ignores the query and always returns the whole
    /// list. With `more`, it has other paths, too.
    static func ofPostsAndUsers(_ more: [String: APIResponse] = [:]) async throws -> PlainServer {
        let fake = FakeAPIClient()
        let lists: [String: APIResponse] = [
            "/posts": .json(try await fake.send(APIRequest(.get, "/posts")).body),
            "/users": .json(try await fake.send(APIRequest(.get, "/users")).body),
        ]
        return try PlainServer(lists.merging(more) { $1 })
    }
}

extension APIResponse {
    /// Returns a response with a JSON body. `Content-Type` is its only header field.
    static func json(_ body: Data, status: Int = 200) -> APIResponse {
        APIResponse(status: status, headers: ["Content-Type": "application/json"], body: body)
    }

    /// Returns a response whose JSON body is this text.
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

    /// The response to a successful login if the server uses no tokens, as in the source article.
    static let loginWithoutTokens = json(
        """
        {"user_id":1,"user_name":"Leanne Graham","email":"Sincere@april.biz","last_login_date":"2026-11-21T00:00:00Z"}
        """
    )

    /// The response to a request for the profile.
    static let profile = json(
        """
        {"user_id":"1","user_name":"Leanne Graham","email":"Sincere@april.biz",\
        "last_login_date":"2026-11-21T00:00:00Z","phone":"1-770","website":"hildegard.org"}
        """
    )

    /// Returns a redirect (status 302) to an address.
    static func redirect(to location: String) -> APIResponse {
        APIResponse(status: 302, headers: ["Location": location])
    }
}

extension FaultStep {
    /// Sends the response to a successful login.
    static let login = response("200 OK", ["Connection: close"], data: APIResponse.login.body)
}
