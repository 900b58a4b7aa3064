import Authentication
import Core
import FakeAPI
import Foundation
import Root
@_spi(Testing) import SwiftUI
import TestSupport
import Testing
@_spi(Testing) import ViewTestSupport

@MainActor @Suite("The home page of an app without tabs", .exhaustive)
struct HomeWithoutTabsTests {
    @Test("the page says how to add a feature, and has a button that signs out", arguments: Language.allCases)
    func saysHow(language: Language) async throws {
        let app = AppScreen(tabs: [], in: language)
        try await app.signIn()
        let titles = [HomeMessages.noPages, ButtonMessages.logout].map { $0.text(in: language) }
        #expect(app.screen.texts.map(\.string) == titles && app.screen.tabs.isEmpty)
        #expect(titles[0].contains("scripts/new-feature NAME"))
        try await app.screen.tap(titles[1])
        await app.wait { $0 == .login }
        #expect(app.screen.fields.count == 2)
        #expect(try await app.sessions.session() == nil)
    }

    @Test("the texts are different in English and Japanese")
    func translates() {
        for message in [HomeMessages.noPages, ButtonMessages.logout] {
            #expect(message.text(in: .english) != message.text(in: .japanese))
        }
    }

    @Test("the page shows the progress of a logout")
    func showsProgress() async throws {
        let app = AppScreen(tabs: [])
        try await app.signIn()
        await app.backend.delay(by: .seconds(1), at: FakeRoute("/v1/logout"))
        try await app.screen.tap("Sign Out")
        #expect(app.screen.outline.contains("ProgressView \"Loading…\""))
        await app.clock.sleepers(1)
        app.clock.advance(by: .seconds(5))
        await app.wait { $0 == .login }
    }

    @Test("if a logout fails, an alert says why, and the user can try again")
    func retriesLogout() async throws {
        let sessions = ReadOnlySessionStore()
        let app = AppScreen(tabs: [], sessions: sessions)
        try await app.signIn()
        sessions.isReadOnly.change { $0 = true }
        let states = app.root.auth.transitions.values
        try app.screen.press("Sign Out")
        for await state in states where state.error != nil { break }
        #expect(app.screen.enabledButtons == ["Sign Out", "Try Again", "Close"])
        #expect(app.screen.texts.contains { $0.string.hasPrefix("The session could not be deleted from this device.") })
        sessions.isReadOnly.change { $0 = false }
        try app.screen.press("Try Again")
        await app.wait { $0 == .login }
    }

    @Test("a second start shows the page again, and a link shows an alert")
    func staysSignedIn() async throws {
        let app = AppScreen(tabs: [])
        try await app.signIn()
        let next = await app.restarted()
        #expect(next.screen.outline == app.screen.outline && next.screen.enabledButtons == ["Sign Out"])
        next.screen.open(try #require(URL(string: "focal://notes")))
        #expect(next.screen.shows("There is no page “notes”. \(HomeMessages.noPages.text(in: .english))"))
        try next.screen.press("Close")
        #expect(next.screen.enabledButtons == ["Sign Out"])
    }
}
