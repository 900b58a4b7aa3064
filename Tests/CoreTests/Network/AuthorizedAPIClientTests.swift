import Core
import Foundation
import TestSupport
import Testing

@Suite("A client with a session", .exhaustive)
struct AuthorizedAPIClientTests {
    private let client = ScriptedAPIClient()
    private let sessions = InMemorySessionStore(.leanne)

    private var authorized: AuthorizedAPIClient {
        AuthorizedAPIClient(client, sessions: sessions, now: { Date(timeIntervalSince1970: 0) })
    }

    private var sentTokens: [String?] {
        client.requests.map { $0.headers["Authorization"] }
    }

    @Test("every request that needs authorization is sent with the access token")
    func addsToken() async throws {
        client.on(.get, "/v1/me", response: .json("{}"))
        client.on(.post, "/v1/login", response: .json("{}"))
        _ = try await authorized.send(APIRequest(.get, "/v1/me"))
        _ = try await authorized.send(APIRequest(.post, "/v1/login", isAuthorized: false))
        #expect(sentTokens == ["Bearer old", nil])
    }

    @Test("without a session or tokens, no Authorization header is sent")
    func sendsNoToken() async throws {
        for session in [nil, Session(user: Session.leanne.user, tokens: nil)] {
            client.on(.get, "/posts", response: .json("[]"))
            await sessions.update { $0 = session }
            _ = try await authorized.send(APIRequest(.get, "/posts"))
        }
        #expect(sentTokens == [nil, nil])
    }

    @Test("after a 401, the client sends the refresh token, saves the new tokens, and sends the request again")
    func renews() async throws {
        client.on(.get, "/v1/me", response: .status(401))
        client.on(.post, "/v1/refresh", response: .json(TokensResponse.new))
        client.on(.get, "/v1/me", response: .json("{}"))
        let response = try await authorized.send(APIRequest(.get, "/v1/me"))
        #expect(response.status == 200)
        #expect(sentTokens == ["Bearer old", nil, "Bearer new"])
        let kept = await sessions.session()
        #expect(kept?.tokens == Tokens(access: "new", refresh: "new-next", expiresAt: Date(timeIntervalSince1970: 900)))
        let body = Data(#"{"refresh_token":"old-next"}"#.utf8)
        #expect(try client.requests.at(1) == APIRequest(.post, "/v1/refresh", body: body, isAuthorized: false))
    }

    @Test(
        "if the server permanently refuses the refresh token, the session ends and the first 401 is returned",
        arguments: [400, 401, 403, 404]
    )
    func endsSession(status: Int) async throws {
        client.on(.get, "/v1/me", response: .status(401, headers: ["X-First": "yes"]))
        client.on(.post, "/v1/refresh", response: .status(status))
        let response = try await authorized.send(APIRequest(.get, "/v1/me"))
        #expect(response == APIResponse(status: 401, headers: ["X-First": "yes"]))
        #expect(await sessions.session() == nil)
    }

    @Test("without a refresh token, the session ends when the access token is refused", arguments: [0, 900])
    func withoutRefreshToken(expiry: TimeInterval) async throws {
        let tokens = Tokens(access: "old", refresh: nil, expiresAt: Date(timeIntervalSince1970: expiry))
        await sessions.update { $0?.tokens = tokens }
        for status in [200, 401] {
            client.on(.get, "/v1/me", response: .status(status))
            #expect(await sessions.session()?.tokens == tokens)
            #expect(try await authorized.send(APIRequest(.get, "/v1/me")).status == status)
        }
        #expect(await sessions.session() == nil)
        #expect(sentTokens == ["Bearer old", "Bearer old"])
    }

    @Test("if the response to a refresh has no new refresh token, the old one is kept")
    func keepsRefreshToken() async throws {
        client.on(.get, "/v1/me", response: .status(401))
        client.on(.post, "/v1/refresh", response: .json(#"{"access_token":"new"}"#))
        client.on(.get, "/v1/me", response: .json("{}"))
        _ = try await authorized.send(APIRequest(.get, "/v1/me"))
        #expect(await sessions.session()?.tokens?.access == "new")
        #expect(await sessions.session()?.tokens?.refresh == "old-next")
    }

    @Test(
        "if the refresh fails with a temporary status code, the session is kept and the error is thrown",
        arguments: [408, 425, 429, 500, 502, 503]
    )
    func isTemporary(status: Int) async {
        client.on(.get, "/v1/me", response: .status(401))
        client.on(.post, "/v1/refresh", response: .status(status))
        await #expect(throws: APIError.refused(Refusal(status: status))) {
            try await authorized.send(APIRequest(.get, "/v1/me"))
        }
        #expect(await sessions.session() == .leanne)
    }

    @Test(
        "if there is no valid response to the refresh, the session is kept",
        arguments: [ScriptedResponse.failure(.lost), .json("<html>")]
    )
    func keepsSession(response: ScriptedResponse) async throws {
        client.on(.get, "/v1/me", response: .status(401))
        client.on(.post, "/v1/refresh", response: response)
        await #expect(throws: APIError.self) { try await authorized.send(APIRequest(.get, "/v1/me")) }
        #expect(await sessions.session() == .leanne)
    }
}
