import Core
import FakeAPI
import Foundation
import Root
import RootTestSupport
@_spi(Testing) import SwiftUI
import TestSupport
import Testing
@_spi(Testing) import ViewTestSupport

@testable import AppShell

extension SessionStore where Self == HookedSessionStore {
    /// A session store in memory. `clear()` throws an error while the value of `isReadOnly` is `true`.
    static func memory(isReadOnly: Locked<Bool>) -> HookedSessionStore {
        HookedSessionStore { call in
            guard call == .clear, isReadOnly.value else { return nil }
            return .unwritable(path: "session", reason: "Read-only file system")
        }
    }
}

extension [AppFeature] {
    /// The features that are tabs.
    var tabs: [AppFeature] { filter { $0.placement == .tab } }
}

/// The app with a fake backend. By default, it has the tabs `notes` and `user`, and nobody is signed in at the first
/// start.
@MainActor
struct AppFixture {
    private let features: [AppFeature]
    let language: Language
    let backend: FakeBackend
    let clock: TestClock
    let sessions: any SessionStore
    let server: WatchedAPIClient
    let client: AuthorizedAPIClient
    let root: RootStore
    let screen: Screen
    /// The addresses that lead to no screen.
    let others = Locked<[String]>([])

    init(
        _ features: [AppFeature] = .notesAndUser,
        in language: Language = .english,
        sessions: any SessionStore = InMemorySessionStore(),
        data: SampleData = .generated(posts: 25, users: 3),
        saved: (any SavedLists & SavedData)? = nil,
        isWide: Bool = false
    ) {
        let clock = TestClock()
        let backend = FakeBackend(data: data, now: { SampleDate.now }, clock: clock)
        self.init(features, backend, clock, sessions, language, saved: saved, isWide: isWide)
    }

    private init(
        _ features: [AppFeature],
        _ backend: FakeBackend,
        _ clock: TestClock,
        _ sessions: any SessionStore,
        _ language: Language = .english,
        sceneStorage: [String: String] = [:],
        saved: (any SavedLists & SavedData)? = nil,
        isWide: Bool = false
    ) {
        self.features = features
        self.language = language
        self.backend = backend
        (self.clock, self.sessions) = (clock, sessions)
        server = WatchedAPIClient(client: FakeAPIClient(backend))
        client = AuthorizedAPIClient(server, sessions: sessions)
        let dependencies = Dependencies(
            client: client,
            sessions: sessions,
            saved: saved,
            clock: clock,
            hosts: ["notes.example.com"]
        )
        root = RootStore(features, with: dependencies)
        let others = others
        let view = ContentView(root: root, otherLink: { url in others.change { $0.append("\(url)") } })
        screen = Screen(view, in: language, sceneStorage: sceneStorage, isWide: isWide)
    }

    /// Ends the app and starts it again. The session and the saved screens are still there.
    func restarted() async -> AppFixture {
        screen.disappear()
        let app = AppFixture(features, backend, clock, sessions, sceneStorage: screen.sceneStorage)
        await app.screen.appear()
        await app.screen.appear()
        return app
    }

    /// Starts the app and signs in on the login screen. Returns when the visible screen is loaded.
    func signIn(email: String = "Sincere@april.biz") async throws {
        await screen.appear()
        if root.state != .login { try screen.press(ButtonMessages.login.text(in: language)) }
        for (field, text) in zip(screen.fields, [email, "focal"]) { try screen.type(text, into: field.title) }
        try screen.press(ButtonMessages.login.text(in: language))
        await root.wait { $0 != .login }
        await screen.appear()
    }

    /// What the app shows now, for a golden file.
    func picture(_ name: String) -> Picture {
        Picture(outline: screen.outline.components(separatedBy: "\n"), of: name, in: language)
    }

    /// Signs out with the menu of the user. Returns when the logout has started.
    func signOut() async throws {
        let title = ButtonMessages.logout.text(in: language)
        try screen.press(title)
        try await screen.tap(title)
    }

    /// Ends the session on the server, and loads the visible screen again. Returns when the app shows the login screen.
    func endSession() async throws {
        _ = try await client.send(APIRequest(.post, "/v1/logout"))
        try await screen.refresh()
        await root.wait { $0 == .login }
    }

    /// Opens a row of the visible list, and waits until its screen is loaded. The first row has the index 0.
    func open(row index: Int) async throws {
        try press(row: index)
        await screen.appear()
    }

    /// Presses a row of the visible list. The first row has the index 0.
    func press(row index: Int) throws {
        let rows = screen.buttons.filter { $0.place == .screen }
        try #require(rows.indices.contains(index) ? rows[index] : nil).press()
    }

    /// The links of the open screens of a tab, without its first screen.
    func path(of tab: String) -> [String] {
        guard case .home(_, let place, _) = root.state else { return [] }
        return place.paths[tab, default: []].map(\.description)
    }

    /// The name of the selected tab.
    var selectedTab: String? { screen.tabs.first(where: \.isSelected)?.tag as? String }
}
