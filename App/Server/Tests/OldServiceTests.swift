import Core
import Foundation
import TestSupport
import Testing

@Suite("An old app with a service and a session of its own")
struct OldServiceTests {
    private let sessions = InMemorySessionStore()

    private func client(_ service: OldService) -> any APIClient {
        let transport = OldServiceTransport(service: service)
        return AuthorizedAPIClient(HTTPAPIClient(server: service.server, transport: transport), sessions: sessions)
    }

    /// Runs `body` with a server, and with an old app in which user 1 is signed in.
    private func run(_ body: (OldService, DevelopmentServer) async throws -> Void) async throws {
        try await DevelopmentServer.run { server in
            let url = try #require(URL(string: server.address))
            let service = OldService(url)
            try await service.login(email: "Sincere@april.biz", pass: "focal")
            await sessions.mirror(service)
            try await body(service, server)
        }
    }

    /// Sends a change of each of these items from the queue of user 1. Returns the queue.
    @MainActor func queue(_ items: [String], to client: any APIClient, of session: Session?) async throws -> Outbox {
        let (store, sessions) = (InMemoryOutboxStore(), InMemorySessionStore(session))
        let changes = Changes(of: .user("1"), in: store, client: client, sessions: sessions, isAutomatic: false)
        for item in items {
            try await changes.save(PendingChange(.patch, "/todos", item: item, body: ["title": "a"], text: "a"))
        }
        await changes.sendOnce()
        return changes.outbox
    }

    @Test("the path and the query are encoded once, and the header fields arrive, so a POST is executed once")
    func requests() async throws {
        try await run { service, server in
            let (client, body) = (client(service), Data(#"{"title":"1+1"}"#.utf8))
            let post = APIRequest(.post, "/todos", headers: ["Idempotency-Key": "k"], body: body)
            for _ in 1...2 { #expect(try await client.response(to: post).status == 201) }
            let query = [URLQueryItem(name: "q", value: "1+1"), URLQueryItem(name: "_limit", value: "9")]
            let search = APIRequest(.get, "/todos", query: query)
            #expect(try await client.response(to: search).headers["X-Total-Count"] == "1")
            #expect(try await client.send(APIRequest(.get, "/todos/\("日本/a b")")).status == 404)
            let log = try server.log
            #expect(log.contains { $0.contains(" GET /todos?q=1%2B1&_limit=9 200 ") })
            #expect(log.contains { $0.contains(" GET /todos/%E6%97%A5%E6%9C%AC%2Fa%20b 404 ") })
        }
    }

    @Test("a change that the server refuses does not block the next change")
    func refusal() async throws {
        try await run { service, _ in
            let outbox = try await queue(["0", "1"], to: client(service), of: sessions.session())
            #expect(outbox.changes.map { $0.refusal?.status } == [404, nil] && outbox.sentNumbers == [2])
        }
    }

    @Test("the old service renews an expired token, and the requests go on")
    func renewal() async throws {
        try await run { service, server in
            service.session?.tokens["access_token"] = "expired"
            let client = client(service)
            for path in ["/v1/me", "/posts", "/v1/me"] as [APIPath] {
                #expect(try await client.send(APIRequest(.get, path)).status == 200)
            }
            let log = try server.log
            #expect(log.count { $0.contains(" POST /v1/refresh 200 ") } == 1)
        }
    }

    @Test("after a logout in the old app, a change of the old user is not sent", arguments: [nil, "Shanna@melissa.tv"])
    func logout(next email: String?) async throws {
        try await run { service, server in
            let session = await sessions.session()
            service.logout()
            if let email { try await service.login(email: email, pass: "focal") }
            await sessions.mirror(service)
            // The queue has read the session before the logout, so only `AuthorizedAPIClient` can stop the change.
            _ = try await queue(["1"], to: client(service), of: session)
            #expect(await sessions.session()?.user.id == (email == nil ? nil : "2"))
            #expect(try !server.log.contains { $0.contains(" PATCH ") })
        }
    }

    @Test("a body that is too large and a redirected change are failures")
    func failures() async throws {
        let server = try FaultServer { request in
            [.response(request.hasPrefix("POST") ? "302 Found" : "200 OK", ["Location: /"], body: "1234")]
        }
        let transport = OldServiceTransport(service: OldService(server.url))
        for problem in [.tooLarge(limit: 3), .redirect(302, to: "127.0.0.1")] as [InvalidResponse] {
            let call = APIRequest(problem == .tooLarge(limit: 3) ? .get : .post, "/a")
            let request = try #require(TransportRequest(call, to: server.url, limits: HTTPLimits(body: 3)))
            await #expect(throws: HTTPFailure.invalidResponse(problem)) { try await transport.send(request) }
        }
    }
}
