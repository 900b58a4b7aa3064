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

    @Test("without tokens, the answer to a request is not for the old user if another user has signed in meanwhile")
    func otherUser() async throws {
        for user in [Session.leanne.user.id, "2"] {
            await sessions.save(Session(user: Session.leanne.user, tokens: nil))
            client.on(.get, "/posts", response: .json("[]"), after: .seconds(1))
            async let response = authorized.send(APIRequest(.get, "/posts"))
            await client.clock.sleepers(1)
            let next = User(id: user, name: "", email: "", lastLoginDate: nil)
            await sessions.save(Session(user: next, tokens: nil))
            client.clock.advance(by: .seconds(1))
            #expect(try await response.status == (user == "2" ? 401 : 200))
        }
    }

    @Test("after a 401, the client sends the refresh token, saves the new tokens, and sends the request again")
    func renews() async throws {
        client.on(.get, "/v1/me", response: .status(401))
        client.on(.post, "/v1/refresh", response: .json(TokensResponse.new))
        client.on(.get, "/v1/me", response: .json("{}"))
        #expect(try await authorized.send(APIRequest(.get, "/v1/me")).status == 200)
        #expect(sentTokens == ["Bearer old", nil, "Bearer new"])
        let kept = await sessions.session()
        #expect(kept?.tokens == Tokens(access: "new", refresh: "new-next", expiresAt: Date(timeIntervalSince1970: 900)))
        let body = Data(#"{"refresh_token":"old-next"}"#.utf8)
        let renewal = APIRequest(.post, "/v1/refresh", body: body, isAuthorized: false, secrets: ["old-next"])
        #expect(try client.requests.at(1) == renewal)
    }

    @Test(
        "if the server permanently refuses the refresh token, the session ends and the first 401 is returned",
        arguments: [
            .status(401), .json("<html>", status: 401), .json(#"{"error":"invalid_grant"}"#, status: 400),
            .json(#"{"error":"invalid_grant"}"#, status: 403), .json(#"{"error":"invalid_grant"}"#, status: 422),
            .json(#"{"error":{"code":"invalid_grant"}}"#, status: 404), .json("{}", status: 400),
            .json(#"{"error":"token_expired"}"#, status: 400), .json(#"{"error":{"code":5}}"#, status: 400),
        ] as [ScriptedResponse]
    )
    func endsSession(refusal: ScriptedResponse) async throws {
        client.on(.get, "/v1/me", response: .status(401, headers: ["X-First": "yes"]))
        client.on(.post, "/v1/refresh", response: refusal)
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

    @Test(
        "if the refresh fails with another error, for example of a firewall, the session is kept and the error thrown",
        arguments: [400, 403, 404, 405, 407, 408, 409, 418, 421, 425, 429, 451, 500, 502, 503],
        [nil, "invalid_client", "invalid_request"]
    )
    func isTemporary(status: Int, code: String?) async {
        let body = code.map { #"{"error":"\#($0)"}"# } ?? "<html>invalid_grant</html>"
        client.on(.get, "/v1/me", response: .status(401))
        client.on(.post, "/v1/refresh", response: .json(body, status: status))
        await #expect(throws: APIError.renewal(.refused(Refusal(status: status, code: code)))) {
            try await authorized.send(APIRequest(.get, "/v1/me"))
        }
        #expect(await sessions.session() == .leanne)
    }

    @Test("after a page, the 404 of a refresh is not the end of the list")
    func isNotTheEnd() async throws {
        let server = ChangeServer { request in
            if request.path == "/v1/refresh" { return .status(404) }
            return .status(request.query.contains { $0 == URLQueryItem(name: "_page", value: "1") } ? 200 : 401, "[1]")
        }
        let (client, paging) = (AuthorizedAPIClient(server, sessions: sessions), Paging.pages())
        func page(_ number: Int) async throws -> ListPage<Int> {
            let get = APIRequest(.get, "/posts")
            return try await client.page(number, limit: 1, of: get, paging: paging, elements: { $0 }, select: { $0 })
        }
        #expect(try await page(1).items == [1])
        await #expect(throws: APIError.renewal(.refused(Refusal(status: 404)))) { try await page(2) }
    }

    @Test("401 that refuses the app itself keeps the session, and an app can name other answers that end it")
    func hasOtherAnswers() async throws {
        let authorized = AuthorizedAPIClient(
            client,
            sessions: sessions,
            endsSession: { $0.status == 419 || $0.endsSession }
        )
        let refused = ScriptedResponse.json(#"{"error":"invalid_client"}"#, status: 401)
        for (response, ends) in [(refused, false), (ScriptedResponse.status(419), true)] {
            client.on(.get, "/v1/me", response: .status(401))
            client.on(.post, "/v1/refresh", response: response)
            let result = try? await authorized.send(APIRequest(.get, "/v1/me"))
            #expect((result?.status == 401) == ends)
            #expect(await (sessions.session() == nil) == ends)
        }
    }

    @Test(
        "if there is no valid response to the refresh, the session is kept",
        arguments: [ScriptedResponse.failure(.lost), .json("<html>"), .status(204), .status(200), .status(302)]
    )
    func keepsSession(response: ScriptedResponse) async throws {
        client.on(.get, "/v1/me", response: .status(401))
        client.on(.post, "/v1/refresh", response: response)
        await #expect(throws: APIError.self) { try await authorized.send(APIRequest(.get, "/v1/me")) }
        #expect(await sessions.session() == .leanne)
    }
}
