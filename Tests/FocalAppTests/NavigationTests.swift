import Core
import FakeAPI
import Feed
import Foundation
import Root
@_spi(Testing) import SwiftUI
import TestSupport
import Testing
@_spi(Testing) import ViewTestSupport

@MainActor @Suite("The pages of the app", .exhaustive)
struct NavigationTests {
    let app = AppScreen()
    var screen: Screen { app.screen }

    @Test("a tap on a post opens its page, and going back shows the list again")
    func opensPost() async throws {
        try await app.signIn()
        try await app.open(post: 2)
        #expect(screen.title == "Post" && screen.shows("5 comments"))
        #expect(app.path(of: "feed") == ["feed/3"])
        try screen.back()
        #expect(screen.title == "Feed" && app.path(of: "feed") == [])
    }

    @Test("going back from a page that is loading cancels its work")
    func cancelsWork() async throws {
        try await app.signIn()
        await app.backend.delay(by: .seconds(1), at: FakeRoute("/posts/*/comments"))
        try app.press(post: 0)
        screen.start()
        await app.clock.sleepers(1)
        let store = try #require(app.root.pages(of: "feed").last?.store as? PostStore)
        try screen.back()
        guard case .idle(_?) = store.state else {
            Issue.record("The state is \(store.state).")
            return
        }
    }

    @Test("one post can be open twice, and each of its pages has a state of its own")
    func opensPostTwice() async throws {
        try await app.signIn()
        try await app.open(post: 0)
        try screen.press("Leanne Graham")
        await screen.appear()
        await app.backend.inject(.status(500), at: FakeRoute("/posts/*/comments"), times: 1)
        try await app.open(post: 0)
        #expect(app.path(of: "feed") == ["feed/1", "feed?author=1", "feed/1"])
        #expect(Set(app.root.pages(of: "feed")).count == 4)
        #expect(screen.enabledButtons == ["Leanne Graham", "Try Again", "Close"])
        try screen.back()
        #expect(screen.title == "Feed" && screen.buttons.count == 10)
        try screen.back()
        #expect(screen.shows("5 comments") && screen.enabledButtons == ["Leanne Graham"])
    }

    @Test("each tab keeps its open pages while another tab is selected")
    func keepsPaths() async throws {
        try await app.signIn()
        try await app.open(post: 0)
        try screen.select(tab: "mypage")
        await screen.appear()
        #expect(screen.title == "MyPage" && screen.shows("Leanne Graham"))
        try screen.press("My Posts")
        await screen.appear()
        #expect(screen.title == "Feed" && app.path(of: "mypage") == ["mypage/posts"])
        try screen.select(tab: "feed")
        #expect(screen.title == "Post" && screen.shows("5 comments"))
    }

    @Test("each route has a page, which loads when it appears")
    func showsEachRoute() async throws {
        try await app.signIn()
        let links = ["feed/1", "feed?author=1", "feed?search=eum", "mypage/posts"]
        let routes = try links.map { try AnyRoute(link: $0) } + Features.tabs.map { AnyRoute($0.first) }
        for route in routes {
            app.root.open(route)
            #expect(screen.title != nil, "\(route) has no page.")
            await screen.appear()
            #expect(!screen.enabledButtons.isEmpty && !screen.shows("Loading…"), "\(route) is not loaded.")
        }
    }
}
