import AppShell
import Core
import FakeAPI
import Root
import RootTestSupport
@_spi(Testing) import SwiftUI
import TestSupport
import Testing
@_spi(Testing) import ViewTestSupport

@MainActor @Suite("The settings", .exhaustive)
struct SettingsTests {
    private let removals = Locked(0)
    private let canRemove = Locked(true)

    private func app(_ features: [AppFeature] = .withModals) -> AppFixture {
        AppFixture(features + [.settings], saved: RemovableData(removals: removals, canRemove: canRemove))
    }

    @Test("the account menu opens the settings, which sign out after a question")
    func signsOut() async throws {
        let app = app()
        try await app.signIn()
        #expect(!app.screen.buttons.map(\.title).contains("Sign Out"))
        try app.screen.press("Settings")
        #expect(app.screen.title == "Settings" && app.root.state.modals == ["settings"])
        try app.screen.press("Sign Out")
        #expect(app.screen.shows("Do you want to sign out?"))
        try await app.screen.tap("Sign Out")
        await app.root.wait { $0 == .login }
        #expect(removals.value == 1)
    }

    @Test("with an unsaved text, Sign Out asks one question")
    func asksOnce() async throws {
        let app = app()
        try await app.signIn()
        app.root.open(TestAboutRoute.first.link)
        try app.screen.type("Hello", into: "Text")
        try app.screen.select(tab: "user")
        try app.screen.press("Settings")
        try await app.screen.tap("Sign Out")
        #expect(app.screen.shows("Do you want to discard your changes?"))
        #expect(!app.screen.shows("Do you want to sign out?"))
        try app.screen.press("Discard Changes")
        await app.root.wait { $0 == .login }
    }

    @Test("a button removes the saved data, and an error says that it is still there")
    func removes() async throws {
        let app = app()
        try await app.signIn()
        try app.screen.press("Settings")
        canRemove.change { $0 = false }
        try app.screen.press("Remove Saved Data")
        #expect(app.screen.shows("The saved data could not be removed."))
        canRemove.change { $0 = true }
        try app.screen.press("Remove Saved Data")
        #expect(app.screen.shows("The saved data was removed.") && removals.value == 1)
        #expect(!app.screen.buttons.map(\.title).contains("Remove Saved Data"))
    }

    @Test("the settings say how many changes wait, and only a user who is signed in can sign out")
    func counts() async throws {
        let made = Locked<Changes?>(nil)
        let notes = AppFeature(TestNoteRoute.self) { dependencies in
            made.change { $0 = dependencies.changes }
            return TestFeature(client: dependencies.client, user: dependencies.user)
        }
        let app = AppFixture([notes, .settings])
        await app.screen.appear()
        app.root.open(DeepLink("settings"))
        #expect(app.screen.title == "Settings" && !app.screen.buttons.map(\.title).contains("Sign Out"))
        app.root.closeModal()
        try await app.signIn()
        await app.backend.inject(.failure(.requestFailed(ConnectionFailure(.lost, server: "fake"))), times: 9)
        try await #require(made.value).save(PendingChange(.post, "/todos", body: ["title": "a"], text: "a"))
        try app.screen.press("Settings")
        #expect(
            app.screen.shows("1 change waits for the server.") && app.screen.buttons.map(\.title).contains("Sign Out")
        )
        #expect(!app.screen.buttons.map(\.title).contains("Remove Saved Data"))
    }

    @Test("an app without the settings keeps Sign Out in the menu")
    func isOptional() {
        #expect(AppFixture().root.openSettings == nil && AppFixture([.settings]).root.openSettings != nil)
    }
}

private struct RemovableData: SavedLists, SavedData {
    let removals: Locked<Int>
    let canRemove: Locked<Bool>

    func removeAll() -> Bool {
        if canRemove.value { removals.change { $0 += 1 } }
        return canRemove.value
    }

    func list<Element: SavedElement>(_ name: String) -> any SavedList<Element> { InMemorySavedLists().list(name) }
}
