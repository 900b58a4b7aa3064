import Core
import Root
@_spi(Testing) import SwiftUI
import TestSupport
import Testing
@_spi(Testing) import ViewTestSupport

@MainActor @Suite("The home screen of an app without tabs", .exhaustive)
struct HomeWithoutTabsTests {
    @Test("the screen says how to add a feature, and has a button that signs out", arguments: Language.allCases)
    func saysHow(language: Language) async throws {
        let app = AppFixture(tabs: [], in: language)
        try await app.signIn()
        let titles = [HomeMessages.noScreens, ButtonMessages.logout].map { $0.text(in: language) }
        #expect(app.screen.texts == titles && app.screen.tabs.isEmpty)
        try await app.screen.tap(titles[1])
        await app.wait { $0 == .login }
        #expect(app.screen.fields.count == 2)
        #expect(try await app.sessions.session() == nil)
    }
}
