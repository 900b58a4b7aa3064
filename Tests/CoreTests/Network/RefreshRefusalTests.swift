import Core
import Foundation
import TestSupport
import Testing

@Suite("A refresh that the server refuses", .exhaustive)
struct RefreshRefusalTests {
    private let client = ScriptedAPIClient()
    private let session = Session(
        user: User(id: "1", name: "Leanne", email: "l@b.c", lastLoginDate: Date(timeIntervalSince1970: 0)),
        tokens: Tokens(access: "old", refresh: "old-next", expiresAt: .distantFuture)
    )

    @Test(
        "if the server permanently refuses the refresh token, the session ends and the first 401 is returned",
        arguments: [400, 401, 403, 404]
    )
    func isFinal(status: Int) async throws {
        let sessions = InMemorySessionStore(session)
        client.on(.get, "/v1/me", response: .status(401, headers: ["X-First": "yes"]))
        client.on(.post, "/v1/refresh", response: .status(status))
        let response = try await AuthorizedAPIClient(client, sessions: sessions).send(APIRequest(.get, "/v1/me"))
        #expect(response.status == 401)
        #expect(response.headers["X-First"] == "yes")
        #expect(await sessions.session() == nil)
    }

    @Test(
        "if the refresh fails with a temporary status code, the session is kept and the error is thrown",
        arguments: [408, 425, 429, 500, 502, 503]
    )
    func isTemporary(status: Int) async {
        let sessions = InMemorySessionStore(session)
        client.on(.get, "/v1/me", response: .status(401))
        client.on(.post, "/v1/refresh", response: .status(status))
        await #expect(throws: APIError.refused(Refusal(status: status))) {
            try await AuthorizedAPIClient(client, sessions: sessions).send(APIRequest(.get, "/v1/me"))
        }
        #expect(await sessions.session() == session)
    }

    @Test("a refresh request has the refresh token in its body and no Authorization header")
    func body() async throws {
        client.on(.get, "/v1/me", response: .status(401))
        client.on(.post, "/v1/refresh", response: .status(401))
        let sessions = InMemorySessionStore(session)
        _ = try await AuthorizedAPIClient(client, sessions: sessions).send(APIRequest(.get, "/v1/me"))
        let body = Data(#"{"refresh_token":"old-next"}"#.utf8)
        #expect(client.requests.last == APIRequest(.post, "/v1/refresh", body: body, isAuthorized: false))
    }
}
