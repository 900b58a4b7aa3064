import Core
import Foundation
import TestSupport
import Testing

@Suite("An expired access token", .exhaustive)
struct TokenExpiryTests {
    private let client = ScriptedAPIClient()
    private let sessions = InMemorySessionStore(.leanne)
    private let authorized: AuthorizedAPIClient

    init() {
        authorized = AuthorizedAPIClient(client, sessions: sessions, now: { .distantFuture })
    }

    private var sentTokens: [String?] {
        client.requests.map { $0.headers["Authorization"] }
    }

    private func me() async throws -> Int {
        try await authorized.send(APIRequest(.get, "/v1/me")).status
    }

    @Test(
        "an expired token is renewed before the request, even if the lifetime of the new token is extreme",
        arguments: [0, -1, 900, Int.max, Int.min]
    )
    func renewsFirst(lifetime: Int) async throws {
        let response = TokensResponse(accessToken: "new", refreshToken: "new-next", expiresIn: lifetime)
        client.on(.post, "/v1/refresh", response: .json(response))
        client.on(.get, "/v1/me", response: .status(200))
        client.on(.get, "/v1/me", response: .status(200))
        #expect(try await me() == 200)
        #expect(try await me() == 200)
        #expect(sentTokens == [nil, "Bearer new", "Bearer new"])
        let file = Scratch()
        let store = FileSessionStore(file: file.url.appending(path: "session.json"), server: "http://h.test")
        let kept = try #require(await sessions.session())
        try await store.save(kept)
        #expect(try await store.session()?.tokens?.access == "new")
    }

    @Test("if the server refuses the new token, too, it is not renewed again for the same request")
    func renewsOnce() async throws {
        client.on(.post, "/v1/refresh", response: .json(TokensResponse.new))
        client.on(.get, "/v1/me", response: .status(401))
        #expect(try await me() == 401)
    }

    @Test("if the refresh is refused, the request is sent with the old token", arguments: [401, 404, 503])
    func wrongClock(status: Int) async throws {
        client.on(.post, "/v1/refresh", response: .status(status))
        client.on(.get, "/v1/me", response: .status(200))
        #expect(try await me() == 200)
        #expect(sentTokens == [nil, "Bearer old"])
        #expect(await sessions.session() == .leanne)
    }

    @Test("if the server refuses the refresh token and the access token, the session ends")
    func ends() async throws {
        client.on(.post, "/v1/refresh", response: .status(401))
        client.on(.get, "/v1/me", response: .status(401))
        #expect(try await me() == 401)
        #expect(await sessions.session() == nil)
    }

    @Test(
        "if the session ends during the refresh, or another user signs in, the request is not sent",
        arguments: [nil, Session.ervin],
        [nil, ChangeOwner.user("1")]
    )
    func endsMeanwhile(next: Session?, owner: ChangeOwner?) async throws {
        let sessions = sessions
        let client = ChangeServer { request in
            guard request.path == "/v1/refresh" else { return nil }
            await sessions.update { $0 = next }
            return .status(200, #"{"access_token":"new"}"#)
        }
        var request = APIRequest(.post, "/todos")
        request.owner = owner
        let authorized = AuthorizedAPIClient(client, sessions: sessions, now: { .distantFuture })
        #expect(try await authorized.send(request) == APIResponse(status: 401))
        #expect(client.requests.value.map(\.path) == ["/v1/refresh", "/v1/logout"])
    }

    @Test("if the same user signs in again during the refresh, the request is sent with the newest token")
    func signsInAgain() async throws {
        let sessions = sessions
        let client = ChangeServer { request in
            guard request.path == "/v1/refresh" else { return nil }
            await sessions.save(.named("Leanne", token: "newest"))
            return .status(200, #"{"access_token":"new"}"#)
        }
        let authorized = AuthorizedAPIClient(client, sessions: sessions, now: { .distantFuture })
        #expect(try await authorized.send(APIRequest(.post, "/todos")).status == 200)
        #expect(client.requests.value.map { $0.headers["Authorization"] } == [nil, "Bearer new", "Bearer newest"])
    }

    @Test("if there is no response to the refresh, the request fails and the session is kept")
    func noResponse() async throws {
        client.on(.post, "/v1/refresh", response: .failure(.timedOut))
        let failure = ConnectionFailure(.timedOut, server: ScriptedAPIClient.server)
        await #expect(throws: APIError.requestFailed(failure)) { try await me() }
        #expect(await sessions.session() == .leanne)
    }
}
