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

    /// Saves a change in a queue, as if an earlier process had done it.
    private func save(_ owner: ChangeOwner) async throws {
        let (client, sessions) = (FakeAPIClient(), InMemorySessionStore())
        let store = try #require(stores[owner])
        let changes = Changes(of: owner, in: store, client: client, sessions: sessions, isAutomatic: false)
        try await changes.save(PendingChange(.post, "/todos", body: ["title": "a"], text: "a"))
    }

    @Test("they are sent at the start, after a login, in the foreground and if the network is back, only by their user")
    func sends() async throws {
        let (sessions, backend) = (InMemorySessionStore(), FakeBackend(clock: clock))
        let root = root(sessions, backend)
        func expect(_ count: Int, sourceLocation: SourceLocation = #_sourceLocation) async throws {
            await settle()
            let todos = try await backend.respond(to: APIRequest(.get, "/todos")).decoded(as: [JSONValue].self)
            #expect(todos.count == 200 + count, sourceLocation: sourceLocation)
        }
        try await save(.nobody)
        try await save(.user(1))
        await root.start(with: nil)
        try await expect(1)
        await root.auth.login(email: RootFixture.emails[0], pass: "focal")
        try await expect(2)
        try await save(.nobody)
        try await save(.user(1))
        await root.enterForeground().value
        try await expect(3)
        try await save(.user(1))
        root.sendChanges()
        try await expect(4)
        try await #require(made.value["1"]).save(PendingChange(.post, "/todos", body: ["title": "b"], text: "b"))
        try await expect(5)
        await root.auth.logout()
        try await expect(5)
        // What was sent is forgotten after the logout.
        #expect(await stores[.user(1)]?.outbox().changes == [])
        root.cancelSignIn()
        try await expect(6)
    }

    @Test("a logout and a login do not send changes while they wait for the server")
    func isLoading() async throws {
        let (sessions, backend) = (InMemorySessionStore(), FakeBackend(clock: clock))
        let root = root(sessions, backend)
        await root.start(with: nil)
        await root.auth.login(email: RootFixture.emails[0], pass: "focal")
        await settle()
        try await save(.user(1))
        let states = Locked<[AuthState]>([])
        root.auth.transitions.observe { state in
            states.change { $0.append(state) }
            root.sendChanges()
        }
        await root.auth.logout()
        await settle()
        #expect(states.value.map(\.isLoading) == [true, false])
        #expect(await stores[.user(1)]?.outbox().unsent.count == 1)
    }
}
