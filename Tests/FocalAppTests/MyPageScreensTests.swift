import Core
import FakeAPI
import MyPage
import Root
@_spi(Testing) import SwiftUI
import TestSupport
import Testing
@_spi(Testing) import ViewTestSupport

@MainActor @Suite("MyPage in the app", .exhaustive)
struct MyPageScreensTests {
    let app = AppFixture(tabs: [MyPageRoute.self])
    var screen: Screen { app.screen }

    @Test("without a session, MyPage says that the user must sign in, and its button leads to the login screen")
    func needsSession() async throws {
        for _ in 1...2 { await screen.appear() }
        #expect(screen.shows("You must sign in to see your profile."))
        try #require(screen.buttons.first { $0.place == .screen }).press()
        await Task {}.value
        #expect(screen.fields.count == 2)
    }

    @Test("MyPage without a screen for posts has one button, and only the menu of the user has the logout")
    func showsButtons() async throws {
        try await app.signIn()
        #expect(screen.buttons.filter { $0.place == .screen }.map(\.title) == ["Edit Profile"])
        #expect(screen.enabledButtons == ["Edit Profile", "Reload", "Sign Out"])
    }

    @Test("the README shows the profile as it is in the app")
    func picture() async throws {
        var pictures: [Picture] = []
        for language in Language.allCases {
            let app = AppFixture(tabs: [MyPageRoute.self], in: language, data: .all)
            try await app.signIn()
            pictures.append(app.picture("Profile"))
        }
        try expectGolden(pictures, "MyPageScreens")
    }
}
