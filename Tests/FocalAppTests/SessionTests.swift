import Authentication
import Core
import FakeAPI
import Foundation
import Root
@_spi(Testing) import SwiftUI
import TestSupport
import Testing
@_spi(Testing) import ViewTestSupport

@MainActor @Suite("The session of the app", .exhaustive)
struct SessionTests {
    private static let failed = """
        The session could not be deleted from this device. \
        Cannot write session: Read-only file system. \
        The session on the server has ended.
        """

    let app = AppFixture()
    var screen: Screen { app.screen }

    @Test("after the end of a session, the login screen says so, and the same user comes back to the same screens")
    func comesBack() async throws {
        try await app.signIn()
        try await app.open(row: 4)
        try screen.select(tab: "user")
        await screen.appear()
        try await app.endSession()
        #expect(screen.shows("Your session has ended. Sign in again.") && screen.tabs.isEmpty)
        try await app.signIn()
        #expect(app.selectedTab == "user" && screen.shows("Leanne Graham"))
        #expect(app.path(of: "notes") == ["notes/5"])
        try screen.select(tab: "notes")
        #expect(screen.title == "Note" && screen.buttons.count == 1)
    }

    @Test("if another program signs in another user, the app shows a new first screen, and it loads")
    func followsOther() async throws {
        try await app.signIn()
        let other = AppFixture()
        try await other.signIn(email: "Shanna@melissa.tv")
        let session = try #require(await other.sessions.session())
        try await app.sessions.save(session)
        await app.root.wait { $0.isHome(of: "Ervin Howell") }
        await screen.appear()
        #expect(screen.title == "Notes" && screen.buttons.count { $0.place == .screen } == 10)
    }

    @Test("while a logout runs, no button and no tab can be used. Then the login screen has empty fields and a report")
    func signsOut() async throws {
        try await app.signIn()
        try await app.signOut()
        #expect(screen.outline.contains("ProgressView \"Loading…\""))
        #expect(screen.enabledButtons.isEmpty)
        #expect(screen.tabs.allSatisfy { $0.isDisabled })
        await app.root.wait { $0 == .login }
        #expect(screen.shows("Signed out on this device and on the server."))
        #expect(screen.fields.map(\.text) == ["", ""])
    }

    @Test(
        "if a logout fails, an alert says why, and the user can stay signed in or try again",
        arguments: ["Close", "Try Again"]
    )
    func failsToSignOut(answer: String) async throws {
        let isReadOnly = Locked(false)
        let app = AppFixture(sessions: .memory(isReadOnly: isReadOnly))
        try await app.signIn()
        isReadOnly.change { $0 = true }
        try await app.signOut()
        await app.root.auth.wait { $0.error != nil }
        #expect(app.screen.shows("Still Signed In") && app.screen.shows(Self.failed))
        if answer == "Try Again" { isReadOnly.change { $0 = false } }
        try app.screen.press(answer)
        if answer == "Try Again" { await app.root.wait { $0 == .login } }
        #expect(!app.screen.shows(Self.failed) && app.screen.fields.count == (answer == "Close" ? 0 : 2))
    }
}

extension RootState {
    fileprivate func isHome(of name: String) -> Bool {
        if case .home(let user, _, _) = self { user?.name == name } else { false }
    }
}
