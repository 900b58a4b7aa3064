@_spi(Testing) import SwiftUI
import ViewTestSupport

extension AppScreen {
    /// Signs out on MyPage, and answers the question.
    func signOutOnMyPage() async throws {
        try screen.select(tab: "mypage")
        await screen.appear()
        try screen.press("Sign Out")
        try screen.press("Sign Out")
    }
}
