import Core
import Foundation
import TestSupport
import Testing

@Suite("A session that changes while a request is running", .exhaustive)
struct TokenRaceTests {
    private let client = ScriptedAPIClient()
    private let sessions = InMemorySessionStore(.leanne)

    private func authorized() -> AuthorizedAPIClient {
        AuthorizedAPIClient(client, sessions: sessions)
    }

    @Test("if a request is refused with the old and the new token, it is not sent a third time")
    func refusedTwice() async throws {
        client.on(.get, "/v1/me", response: .status(401))
        client.on(.post, "/v1/refresh", response: .json(TokensResponse.new))
        client.on(.get, "/v1/me", response: .status(401))
        #expect(try await authorized().send(APIRequest(.get, "/v1/me")).status == 401)
    }

    @Test("if another process has saved new tokens, they are used without a refresh")
    func renewedElsewhere() async throws {
        let renewed = Session.named("Leanne", token: "renewed")
        try await refuse(meanwhile: renewed, responses: .status(401), .status(200), expecting: 200)
        #expect(client.requests.map { $0.headers["Authorization"] } == ["Bearer old", "Bearer renewed"])
    }

    @Test("if the session has ended during a request, no refresh is sent")
    func endedElsewhere() async throws {
        try await refuse(meanwhile: nil, responses: .status(401), expecting: 401)
    }

    @Test("if another user signs in during a request, it is not sent again with the token of that user")
    func otherAccount() async throws {
        try await refuse(meanwhile: .ervin, responses: .status(401), expecting: 401)
        #expect(await sessions.session() == .ervin)
    }

    @Test("the requests of a second user do not use the refreshed tokens of the first user")
    func otherAccountWaiting() async throws {
        client.on(.get, "/v1/me", response: .status(401))
        client.on(.post, "/v1/refresh", response: .json(TokensResponse.new), after: .seconds(1))
        client.on(.post, "/v1/logout", response: .status(204))
        let authorized = authorized()
        async let first = authorized.send(APIRequest(.get, "/v1/me"))
        await client.clock.sleepers(1)
        await sessions.save(.ervin)
        client.on(.get, "/posts", response: .status(401), after: .seconds(1))
        client.on(.post, "/v1/refresh", response: .json(TokensResponse.new))
        client.on(.get, "/posts", response: .status(200))
        async let second = authorized.send(APIRequest(.get, "/posts"))
        await client.clock.sleepers(2)
        client.clock.advance(by: .seconds(1))
        #expect(try await first.status == 401)
        #expect(try await second.status == 200)
        let refreshes = client.requests.filter { $0.path == "/v1/refresh" }.map {
            String(decoding: $0.body ?? Data(), as: UTF8.self)
        }
        #expect(refreshes.count == 2 && refreshes[1].contains("ervin-next"))
    }

    @Test("if the session cannot be read, a request is sent without a token")
    func unreadable() async throws {
        client.on(.get, "/posts", response: .status(200))
        let sessions = FileSessionStore(file: nil, server: "")
        _ = try await AuthorizedAPIClient(client, sessions: sessions).send(APIRequest(.get, "/posts"))
        #expect(client.requests == [APIRequest(.get, "/posts")])
    }

    /// Sends a request, and saves `session` before the first response arrives. If `session` is `nil`, deletes
    /// the saved session instead. Then checks the status code that the client returns.
    private func refuse(meanwhile session: Session?, responses: ScriptedResponse..., expecting status: Int) async throws
    {
        for (index, response) in responses.enumerated() {
            client.on(.get, "/v1/me", response: response, after: index == 0 ? .seconds(1) : .zero)
        }
        let authorized = authorized()
        async let response = authorized.send(APIRequest(.get, "/v1/me"))
        await client.clock.sleepers(1)
        await sessions.update { $0 = session }
        client.clock.advance(by: .seconds(1))
        #expect(try await response.status == status)
    }
}
