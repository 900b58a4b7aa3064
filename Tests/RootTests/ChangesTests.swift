import Authentication
import Core
import FakeAPI
import Root
import RootTestSupport
import TestSupport
import Testing

@MainActor @Suite("Changes that wait", .exhaustive, .oneThread)
struct ChangesTests {
    private let clock = TestClock()
    private let made = Locked<[String: Changes]>([:])
    private let stores = [ChangeOwner.nobody: InMemoryOutboxStore(), .user(1): InMemoryOutboxStore()]

    /// A root whose only feature gives its changes to the test.
    private func root(_ sessions: InMemorySessionStore, _ backend: FakeBackend) -> RootStore {
        let client = AuthorizedAPIClient(FakeAPIClient(backend), sessions: sessions)
        let dependencies = Dependencies(
            client: client,
            sessions: sessions,
            outbox: { [stores] in stores[$0] ?? InMemoryOutboxStore() },
            clock: clock
        )
        let feature = AppFeature(TestNoteRoute.self) { [made] dependencies in
            made.change { $0[dependencies.user.map { "\($0)" } ?? "nobody"] = dependencies.changes }
            return TestFeature(client: dependencies.client, user: dependencies.user)
        }
        return RootStore([feature], with: dependencies)
    }

    @Test(
        "they are sent at the start, after a login, when the app comes back and when the network is back, by their user"
    )
    func sends() async throws {
        let (sessions, backend) = (InMemorySessionStore(), FakeBackend(clock: clock))
        let root = root(sessions, backend)
        func count() async throws -> Int {
            try await backend.respond(to: APIRequest(.get, "/todos")).decoded(as: [JSONValue].self).count
        }
        func save(_ owner: String) async throws {
            let change = PendingChange(.post, "/todos", body: ["title": owner], text: owner)
            try await #require(made.value[owner]).save(change)
            await settle()
        }
        await root.start(with: nil)
        await backend.inject(.failure(.requestFailed(ConnectionFailure(.unreachable, server: ""))))
        try await save("nobody")
        await backend.restore()
        await root.auth.login(email: RootFixture.emails[0], pass: "focal")
        await settle()
        #expect(try await count() == 200)
        await backend.inject(.failure(.requestFailed(ConnectionFailure(.unreachable, server: ""))))
        try await save("1")
        await backend.restore()
        await root.enterForeground()
        await settle()
        #expect(try await count() == 201)
        try await save("1")
        #expect(try await count() == 202)
        await root.auth.logout()
        root.cancelSignIn()
        await settle()
        clock.advance(by: .seconds(600))
        await settle()
        #expect(try await count() == 203)
    }
}
