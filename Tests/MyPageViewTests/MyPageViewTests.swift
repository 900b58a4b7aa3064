import Core
import MyPage
@_spi(Testing) import SwiftUI
import TestSupport
import Testing
@_spi(Testing) import ViewTestSupport

@MainActor @Suite("The SwiftUI screen MyPage", .exhaustive)
struct MyPageViewTests {
    private static let lost = "The connection to scripted.test was lost. Check your network connection."

    let fixture = MyPageViewFixture()
    var screen: Screen { fixture.screen }

    @Test("the profile is loaded when the screen appears, and not when it comes back")
    func loadsOnce() async {
        await fixture.appear()
        screen.disappear()
        await screen.appear()
        #expect(screen.shows("Leanne Graham") && screen.shows("Jan 1, 1970"))
        #expect(fixture.client.requests.count == 1)
    }

    @Test("after a failed refresh, the profile stays visible, and Try Again loads it")
    func retriesLoading() async throws {
        await fixture.appear()
        fixture.on(.get, .failure(.lost))
        try await screen.refresh()
        #expect(screen.shows(Self.lost) && screen.shows("Leanne Graham"))
        fixture.on(.get, name: "Lea")
        try await screen.tap("Try Again")
        await fixture.rest()
        #expect(screen.shows("Lea") && !screen.shows(Self.lost))
    }

    @Test("without a screen for the posts, there is no button for it")
    func hidesPosts() async {
        await fixture.appear()
        #expect(screen.enabledButtons == ["Edit Profile"])
    }
}
