import Core
import MyPage
@_spi(Testing) import SwiftUI
import TestSupport
import Testing
@_spi(Testing) import ViewTestSupport

@MainActor @Suite("The SwiftUI page MyPage", .exhaustive)
struct MyPageViewTests {
    private static let lost = "The connection to scripted.test was lost. Check your network connection."

    let page = MyPageScreen()
    var screen: Screen { page.screen }

    @Test("the profile is loaded when the page appears, and not when it comes back")
    func loadsOnce() async {
        await page.appear()
        screen.disappear()
        await screen.appear()
        #expect(screen.shows("Leanne Graham") && screen.shows("1970-01-01"))
        #expect(page.client.requests.count == 1)
    }

    @Test("the profile is loaded even if a redraw cancels the task of the page")
    func outlivesRedraw() async {
        page.on(.get, after: .seconds(1))
        let task = screen.start()
        await page.client.clock.sleepers(1)
        task.cancel()
        await task.value
        #expect(screen.outline.contains("ProgressView"))
        page.client.clock.advance(by: .seconds(1))
        await page.rest()
        #expect(screen.shows("Leanne Graham"))
    }

    @Test("after a failed refresh, the profile stays visible, and Try Again loads it")
    func retriesLoading() async throws {
        await page.appear()
        page.on(.get, .failure(.lost))
        try await screen.refresh()
        #expect(screen.shows(Self.lost) && screen.shows("Leanne Graham"))
        page.on(.get, name: "Lea")
        try await screen.tap("Try Again")
        await page.rest()
        #expect(screen.shows("Lea") && !screen.shows(Self.lost))
    }

    @Test("without a page for the posts, there is no button for it")
    func hidesPosts() async {
        await page.appear()
        #expect(screen.enabledButtons == ["Edit Profile", "Sign Out"])
    }
}
