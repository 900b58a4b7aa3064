import Core
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

    @Test("MyPage without a screen for posts has two buttons, and a logout shows the login screen with empty fields")
    func signsOut() async throws {
        try await app.signIn()
        #expect(screen.enabledButtons == ["Edit Profile", "Sign Out"])
        try screen.press("Sign Out")
        try screen.press("Sign Out")
        // The tasks of the main actor run in order, so the logout has started after this one.
        await Task {}.value
        #expect(screen.outline.contains("ProgressView \"Loading…\""))
        await app.wait { $0 == .login }
        #expect(screen.fields.map(\.text) == ["", ""])
    }
}
