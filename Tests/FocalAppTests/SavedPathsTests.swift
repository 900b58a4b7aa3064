import Authentication
import Core
import Root
@_spi(Testing) import SwiftUI
import TestSupport
import Testing
@_spi(Testing) import ViewTestSupport

@testable import AppShell

@MainActor @Suite("The screens after the app was ended", .exhaustive)
struct SavedPathsTests {
    let app = AppFixture()
    var screen: Screen { app.screen }

    /// Signs in. Opens a note in the first tab, and the notes of the user in the second tab.
    private func open() async throws {
        try await app.signIn()
        try await app.open(row: 4)
        try screen.select(tab: "user")
        await screen.appear()
        try screen.press("Leanne Graham")
        await screen.appear()
    }

    @Test("the app shows the same tab and the same screens again")
    func reopens() async throws {
        try await open()
        let next = await app.restarted()
        #expect(next.selectedTab == "user" && next.path(of: "user") == ["user/notes"])
        #expect(next.screen.buttons.count == 10)
        try next.screen.select(tab: "notes")
        await next.screen.appear()
        #expect(next.screen.title == "Note" && next.screen.buttons.count == 1)
        try next.screen.back()
        #expect(next.screen.title == "Notes")
    }

    @Test("a second window shows the screens of the first window, and opens no saved screens after a logout")
    func sharesScreens() async throws {
        try await open()
        let window = Screen(ContentView(root: app.root), in: .english, sceneStorage: screen.sceneStorage)
        await window.appear()
        #expect(window.outline == screen.outline)
        await app.root.auth.logout()
        #expect(screen.fields.count == 2 && screen.sceneStorage.isEmpty)
        try await app.signIn()
        #expect(app.selectedTab == "notes" && app.path(of: "user") == [])
    }
}
