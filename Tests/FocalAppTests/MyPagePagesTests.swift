import Authentication
import Core
import FakeAPI
import Foundation
import MyPage
import Root
@_spi(Testing) import SwiftUI
import TestSupport
import Testing
@_spi(Testing) import ViewTestSupport

@MainActor @Suite("MyPage in the app", .exhaustive)
struct MyPagePagesTests {
    private static let tabs: [any Route.Type] = [MyPageRoute.self]

    let app = AppScreen(tabs: Self.tabs)
    var screen: Screen { app.screen }

    @Test("after the login, the app shows the profile", arguments: Language.allCases)
    func signsIn(language: Language) async throws {
        let app = AppScreen(tabs: Self.tabs, in: language)
        try await app.signIn()
        #expect(app.screen.tabs.filter(\.isSelected).map(\.title) == [MyPageRoute.title.text(in: language)])
        #expect(app.screen.title == MyPageRoute.title.text(in: language))
        #expect(app.screen.shows("Leanne Graham") && !app.screen.shows("Loading…"))
    }

    @Test("without a page for the posts of the user, MyPage has no button for it, and a link to it shows an alert")
    func hasNoPosts() async throws {
        try await app.signIn()
        #expect(screen.enabledButtons == ["Edit Profile", "Sign Out"])
        screen.open(try #require(URL(string: "focal://mypage/posts")))
        #expect(screen.shows("“posts” is wrong in this link."))
    }

    @Test("after the end of a session, the same user sees the profile again")
    func comesBack() async throws {
        try await app.signIn()
        try await app.endSession()
        #expect(screen.shows("Your session has ended. Sign in again.") && screen.tabs.isEmpty)
        try await app.signIn()
        #expect(app.selectedTab == "mypage" && screen.shows("Sincere@april.biz"))
    }

    @Test("a logout shows the login page with empty fields, and says what happened on the server")
    func signsOut() async throws {
        try await app.signIn()
        try await app.signOutOnMyPage()
        // The tasks of the main actor run in order, so the logout has started after this one.
        await Task {}.value
        #expect(screen.outline.contains("ProgressView \"Loading…\""))
        await app.wait { $0 == .login }
        #expect(screen.shows("Signed out on this device and on the server."))
        #expect(screen.fields.map(\.text) == ["", ""])
    }

    @Test("if a logout fails, an alert says why, and after it is closed the user is still signed in")
    func closesLogoutError() async throws {
        let app = try await failLogout(with: ReadOnlySessionStore())
        #expect(app.screen.texts.contains { $0.string.hasPrefix("The session could not be deleted") })
        try app.screen.press("Close")
        #expect(app.screen.title == "MyPage" && app.screen.shows("Leanne Graham"))
    }

    @Test("a logout that failed can be tried again in its alert")
    func retriesLogout() async throws {
        let sessions = ReadOnlySessionStore()
        let app = try await failLogout(with: sessions)
        sessions.isReadOnly.change { $0 = false }
        try app.screen.press("Try Again")
        await app.wait { $0 == .login }
        #expect(app.screen.fields.count == 2)
    }

    /// Signs in, and signs out while the session cannot be deleted. Returns when the app shows the error.
    private func failLogout(with sessions: ReadOnlySessionStore) async throws -> AppScreen {
        let app = AppScreen(tabs: Self.tabs, sessions: sessions)
        try await app.signIn()
        sessions.isReadOnly.change { $0 = true }
        let states = app.root.auth.transitions.values
        try await app.signOutOnMyPage()
        for await state in states where state.error != nil { break }
        return app
    }
}
