import Core
import Feed
import Foundation
import MyPage
import Root
@_spi(Testing) import SwiftUI
import TestSupport
import Testing
@_spi(Testing) import ViewTestSupport

@MainActor @Suite("The pages of the feed and of MyPage together", .exhaustive)
struct FeedAndMyPagePagesTests {
    private static let tabs: [any Route.Type] = [FeedRoute.self, MyPageRoute.self]

    let app = AppScreen(tabs: Self.tabs)
    var screen: Screen { app.screen }

    /// Opens a post in the first tab, and the posts of the user in the second tab.
    private func open() async throws {
        try await app.signIn()
        try await app.open(row: 4)
        try screen.select(tab: "mypage")
        await screen.appear()
        try screen.press("My Posts")
        await screen.appear()
    }

    @Test("each tab keeps its open pages while another tab is selected")
    func keepsPaths() async throws {
        try await open()
        #expect(screen.title == "Feed" && app.path(of: "mypage") == ["mypage/posts"])
        try screen.select(tab: "feed")
        #expect(screen.title == "Post" && screen.shows("5 comments"))
        try screen.select(tab: "mypage")
        try screen.back()
        #expect(screen.title == "MyPage" && screen.shows("Leanne Graham"))
    }

    @Test("the page of “my posts” loads when it appears")
    func loadsPosts() async throws {
        try await app.signIn()
        app.root.open(try AnyRoute(link: "mypage/posts", tabs: Self.tabs))
        await screen.appear()
        #expect(screen.buttons.filter { $0.place == .page }.count == 10 && !screen.shows("Loading…"))
    }

    @Test("a link to “my posts” before the login opens after the login", arguments: [true, false])
    func waitsForLogin(isRestoring: Bool) async throws {
        if !isRestoring { await screen.appear() }
        screen.open(try #require(URL(string: "focal://mypage/posts")))
        try await app.signIn()
        #expect(app.selectedTab == "mypage" && app.path(of: "mypage") == ["mypage/posts"])
    }

    @Test("the app shows the same tab and the same pages again")
    func reopens() async throws {
        try await open()
        let next = await app.restarted()
        #expect(next.selectedTab == "mypage" && next.path(of: "mypage") == ["mypage/posts"])
        #expect(next.screen.buttons.count == 10)
        try next.screen.select(tab: "feed")
        await next.screen.appear()
        #expect(next.screen.title == "Post" && next.screen.shows("5 comments"))
    }

    @Test("after the end of a session, the same user comes back to the same pages")
    func comesBack() async throws {
        try await open()
        try screen.back()
        try await app.endSession()
        try await app.signIn()
        #expect(app.selectedTab == "mypage" && screen.shows("Sincere@april.biz"))
        #expect(app.path(of: "feed") == ["feed/5"])
        try screen.select(tab: "feed")
        #expect(screen.title == "Post" && screen.shows("5 comments"))
        try await app.signOutOnMyPage()
        await app.wait { $0 == .login }
        try await app.signIn(email: "Shanna@melissa.tv")
        #expect(app.selectedTab == "feed" && screen.title == "Feed" && app.path(of: "feed") == [])
    }
}
