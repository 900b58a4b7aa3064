import Authentication
import Core
import FakeAPI
import Foundation
import Root
import RootTestSupport
import TestSupport
import Testing

/// A `RootStore` with a fake backend. By default, it has the tabs `notes` and `user`, and nobody is signed in at the
/// start.
@MainActor
struct RootFixture {
    static let emails = ["Sincere@april.biz", "Shanna@melissa.tv", "Nathan@yesenia.net"]

    let backend: FakeBackend
    let sessions: InMemorySessionStore
    let client: AuthorizedAPIClient
    let root: RootStore

    init(
        _ features: [AppFeature] = .notesAndUser,
        data: SampleData = .all,
        sessions: InMemorySessionStore = InMemorySessionStore(),
        saved: (any SavedLists & SavedData)? = nil,
        now: @escaping @Sendable () -> Date = { Date() },
        clock: any Clock<Duration> = TestClock(),
        seen: SeenFeatures? = nil
    ) {
        backend = FakeBackend(data: data, now: now, clock: clock)
        self.sessions = sessions
        client = AuthorizedAPIClient(FakeAPIClient(backend), sessions: sessions, now: now)
        let dependencies = Dependencies(client: client, sessions: sessions, saved: saved, clock: clock, seen: seen)
        root = RootStore(features, with: dependencies)
    }

    /// A link to a screen of one of the features.
    func link(_ text: String) throws(LinkError) -> DeepLink {
        try root.link(parsing: text)
    }

    /// Signs in as one of the first three users. The first user is 0.
    func login(_ user: Int = 0) async {
        await root.auth.login(email: Self.emails[user], pass: "focal")
    }

    /// Ends the session on the server. The app does not know this before its next request.
    func endSession() async {
        _ = try? await client.send(APIRequest(.post, "/v1/logout"))
    }

    /// Waits until the root shows no user any more.
    func leaveHome() async {
        await root.wait { $0.user == nil }
    }

    /// The store of the first screen of a tab.
    func first(of tab: String) -> (any LoadActions)? { root.screens(of: tab).first?.store }

    /// The store of the tab `notes`.
    var notes: TestScreenStore? { first(of: "notes") as? TestScreenStore }
    /// The store of the tab `user`.
    var user: TestScreenStore? { first(of: "user") as? TestScreenStore }
    /// The store of the modal above the tabs.
    var modal: (any ScreenStore)? { root.screens(in: .modal(0)).last?.store }
    var visible: (any LoadActions)? { root.state.tab.flatMap { root.screens(of: $0).last?.store } }
}

/// Counts how often all saved data is deleted.
struct RecordingSavedLists: SavedLists, SavedData {
    private let count = Locked(0)

    var removals: Int { count.value }

    func removeAll() -> Bool {
        count.change { $0 += 1 }
        return true
    }

    func list<Element: SavedElement>(_ name: String) -> any SavedList<Element> { InMemorySavedLists().list(name) }
}
