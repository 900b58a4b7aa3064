import Core
import FakeAPI
import Foundation
import TestSupport
import Testing

@Suite("A client with a session", .exhaustive)
struct AuthorizedAPIClientTests {
    let client = ScriptedAPIClient()
    let sessions = InMemorySessionStore(.with("old"))

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

    @Test("without a session or tokens, no Authorization header is sent", arguments: [nil, Session.with(nil)])
    func sendsNoToken(session: Session?) async throws {
        client.on(.get, "/posts", response: .json("[]"))
        _ = try await AuthorizedAPIClient(client, sessions: InMemorySessionStore(session)).send(
            APIRequest(.get, "/posts")
        )
        #expect(sentTokens == [nil])
    }

    @Test("after a 401, the client renews and saves the tokens, and sends the request again")
    func renews() async throws {
        client.on(.get, "/v1/me", response: .status(401))
        client.on(.post, "/v1/refresh", response: .json(TokensResponse.new))
        client.on(.get, "/v1/me", response: .json("{}"))
        let response = try await authorized.send(APIRequest(.get, "/v1/me"))
        #expect(response.status == 200)
        #expect(sentTokens == ["Bearer old", nil, "Bearer new"])
        let kept = await sessions.session()
        #expect(kept?.tokens == Tokens(access: "new", refresh: "next", expiresAt: Date(timeIntervalSince1970: 900)))
    }

    @Test("if fifty requests are refused at the same time, the client sends only one refresh")
    func renewsOnce() async throws {
        let backend = FakeBackend()
        let login: SessionResponse = try await FakeAPIClient(backend).post(
            path: "/v1/login",
            body: ["email": "Sincere@april.biz", "pass": "focal"] as JSONObject,
            isAuthorized: false
        )
        let tokens = try #require(login.tokens).tokens(receivedAt: .now)
        let stale = Tokens(access: "stale", refresh: tokens.refresh, expiresAt: .distantFuture)
        let sessions = InMemorySessionStore(Session(user: login.user.user, tokens: stale))
        let authorized = AuthorizedAPIClient(FakeAPIClient(backend), sessions: sessions)
        let statuses = try await withThrowingTaskGroup(of: Int.self) { group in
            for _ in 0..<50 {
                group.addTask { try await authorized.send(APIRequest(.get, "/v1/me")).status }
            }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        // A refresh token works only once. After a second refresh with the same token, some requests would have failed.
        #expect(statuses == Array(repeating: 200, count: 50))
    }

    @Test("if the server refuses the refresh, the session ends and the client returns the 401")
    func endsSession() async throws {
        client.on(.get, "/v1/me", response: .status(401))
        client.on(.post, "/v1/refresh", response: .status(401))
        let response = try await authorized.send(APIRequest(.get, "/v1/me"))
        #expect(response.status == 401)
        let kept = await sessions.session()
        #expect(kept == nil)
    }

    @Test(
        "if there is no valid response to the refresh, the session is kept",
        arguments: [
            ScriptedResponse.failure(.lost), .status(503), .json("<html>"),
        ]
    )
    func keepsSession(response: ScriptedResponse) async throws {
        client.on(.get, "/v1/me", response: .status(401))
        client.on(.post, "/v1/refresh", response: response)
        await #expect(throws: APIError.self) { try await authorized.send(APIRequest(.get, "/v1/me")) }
        let kept = await sessions.session()
        #expect(kept == .with("old"))
    }
}

extension Session {
    fileprivate static func with(_ token: String?) -> Session {
        let user = User(id: "1", name: "Leanne", email: "a@b.c", lastLoginDate: Date(timeIntervalSince1970: 0))
        let tokens = token.map { Tokens(access: $0, refresh: "refresh", expiresAt: .distantFuture) }
        return Session(user: user, tokens: tokens)
    }
}

extension TokensResponse {
    fileprivate static let new = TokensResponse(accessToken: "new", refreshToken: "next", expiresIn: 900)
}
