import AppShell
import Core
import FakeAPI
import Foundation
import Root
import RootTestSupport
@_spi(Testing) import SwiftUI
import TestSupport
import Testing
@_spi(Testing) import ViewTestSupport

@testable import FocalApp

@MainActor @Suite("The settings", .exhaustive)
struct SettingsTests {
    private let removals = Locked(0)
    private let canRemove = Locked(true)

    private func app(_ settings: AppFeature = .settings) -> AppFixture {
        AppFixture(.withModals + [settings], saved: RemovableData(removals: removals, canRemove: canRemove))
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

    @Test("the settings say how many changes wait or were refused, and only a user who is signed in can sign out")
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
        let changes = try #require(made.value)
        try await changes.save(PendingChange(.post, "/nothing", body: ["title": "b"], text: "b"))
        await changes.wait { $0.unsent.map(\.state) != [.waiting] }
        await app.backend.inject(.failure(.requestFailed(ConnectionFailure(.lost, server: "fake"))), times: 9)
        try await changes.save(PendingChange(.post, "/todos", body: ["title": "a"], text: "a"))
        try app.screen.press("Settings")
        #expect(
            app.screen.shows("1 change waits for the server.") && app.screen.buttons.map(\.title).contains("Sign Out")
        )
        #expect(!app.screen.buttons.map(\.title).contains("Remove Saved Data"))
        #expect(app.screen.shows("The server refused 1 change."))
    }

    @Test("a row opens the settings of the system, and the app adds sections", arguments: Language.allCases)
    func opensSystem(language: Language) async throws {
        let opened = Locked(0)
        let settings = AppFeature.settings(onLanguage: { opened.change { $0 += 1 } }) {
            Section("Nova") { Text(verbatim: "Version 1.0") }
        }
        let app = AppFixture(.notesAndUser + [settings], in: language)
        await app.screen.appear()
        app.root.open(DeepLink("settings"))
        try app.screen.press(language == .japanese ? "言語" : "Language")
        #expect(opened.value == 1 && app.screen.shows("Version 1.0"))
        #expect(app.screen.buttons.map(\.title).allSatisfy { !["Licenses", "ライセンス"].contains($0) })
    }

    @Test("a screen can show the login only if nobody is signed in")
    func needsNoLogin() async throws {
        let app = app(.settings { LoginRow() })
        await app.screen.appear()
        app.root.open(DeepLink("settings"))
        #expect(app.screen.shows("Nobody is signed in."))
        app.root.closeModal()
        try await app.signIn()
        try app.screen.press("Settings")
        #expect(app.screen.shows("No login is needed."))
    }

    @Test("the settings of this app open its settings in the system")
    func opensOwn() async throws {
        let root = FocalApp.setup.makeRoot(["Focal", "-fresh"])
        let screen = Screen(ContentView(root: root), in: .english)
        await screen.appear()
        root.open(DeepLink("settings"))
        try screen.press("Language")
        #expect(openedAddresses == ["app-settings:"])
    }

    @Test("a screen shows the text of each license. A package that is not in the app is not on it")
    func showsLicenses() async throws {
        let licenses = [License("GRDB.swift", "Permission is granted"), License("swift-argument-parser", "")]
        let app = app(.settings(licenses: licenses))
        try await app.signIn()
        try app.screen.press("Settings")
        try app.screen.press("Licenses")
        #expect(app.screen.title == "Licenses" && !app.screen.outline.contains("argument-parser"))
        #expect(app.screen.shows("GRDB.swift") && app.screen.shows("Permission is granted"))
        #expect(app.root.state.modals == ["settings settings/licenses"])
        app.root.open(parsing: "settings/other")
        #expect(app.root.linkError == .badPart("other"))
    }

    @Test("the list of licenses is up to date. To write it, use: swift package licenses")
    func hasLicenses() throws {
        let licenses = [License].all.map { ($0.package, $0.text) }
        #expect(try outdatedLicenses(licenses) == [])
        #expect(try outdatedLicenses([("grdb.swift", "another text"), ("Gone", "text")]).count >= 2)
        #expect(try outdatedLicenses([]).contains("grdb.swift is missing."))
    }

    @Test("an app without the settings keeps Sign Out in the menu")
    func isOptional() {
        #expect(AppFixture().root.openSettings == nil && AppFixture([.settings]).root.openSettings != nil)
    }
}

private struct LoginRow: View {
    @Environment(\.signIn) private var signIn

    var body: some View { Text(verbatim: signIn == nil ? "No login is needed." : "Nobody is signed in.") }
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
