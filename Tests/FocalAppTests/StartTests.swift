import Core
import Foundation
import Root
import RootTestSupport
@_spi(Testing) import SwiftUI
import TestSupport
import Testing
@_spi(Testing) import ViewTestSupport

@MainActor @Suite("The start of the app", .exhaustive)
struct StartTests {
    @Test("before it is known who is signed in, the app shows neither the login page nor the home page")
    func waits() async {
        let app = AppScreen()
        #expect(app.screen.outline == "ProgressView \"Loading…\"")
        await app.screen.appear()
        #expect(app.screen.fields.map(\.title) == ["Email", "Password"])
    }

    @Test("after the login, the app shows the first tab", arguments: Language.allCases)
    func signsIn(language: Language) async throws {
        let app = AppScreen(in: language)
        try await app.signIn()
        #expect(app.screen.tabs.filter(\.isSelected).map(\.title) == [TestNoteRoute.title.text(in: language)])
        #expect(app.screen.title == TestNoteRoute.title.text(in: language))
        #expect(app.screen.buttons.count == 10)
    }

    @Test("the tabs have their titles in the language of the user, and a symbol", arguments: Language.allCases)
    func showsTabs(language: Language) async throws {
        for tabs in [AppScreen.tabs, Features.tabs] {
            let app = AppScreen(tabs: tabs, in: language)
            try await app.signIn()
            #expect(app.screen.tabs.map(\.title) == tabs.map { $0.title.text(in: language) })
            #expect(tabs.allSatisfy { !$0.symbol.isEmpty })
        }
    }

    @Test("a user who is signed in does not see the login page when the app starts again")
    func staysSignedIn() async throws {
        let app = AppScreen()
        try await app.signIn()
        let next = await app.restarted()
        #expect(next.screen.title == "Notes" && next.screen.buttons.count == 10)
    }
}
