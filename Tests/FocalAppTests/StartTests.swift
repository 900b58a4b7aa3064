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
    @Test("before it is known who is signed in, the app shows neither the login screen nor the home screen")
    func waits() async {
        let app = AppFixture()
        #expect(app.screen.outline == "ProgressView \"Loading…\"")
        await app.screen.appear()
        #expect(app.screen.fields.map(\.title) == ["Email", "Password"])
    }

    @Test("the tabs have their titles in the language of the user, and a symbol", arguments: Language.allCases)
    func showsTabs(language: Language) async throws {
        for tabs in [AppFixture.tabs, Features.tabs] {
            let app = AppFixture(tabs: tabs, in: language)
            try await app.signIn()
            #expect(app.screen.tabs.map(\.title) == tabs.map { $0.title.text(in: language) })
            #expect(tabs.allSatisfy { !$0.symbol.isEmpty })
        }
    }
}
