import Authentication
import Core
import FakeAPI
import Feed
import Foundation
import Root
@_spi(Testing) import SwiftUI
import TestSupport
import Testing
@_spi(Testing) import ViewTestSupport

@MainActor @Suite("The pages of the feed in the app", .exhaustive)
struct FeedPagesTests {
    private static let tabs: [any Route.Type] = [FeedRoute.self]

    let app = AppScreen(tabs: Self.tabs)
    var screen: Screen { app.screen }

    private func open(_ link: String) throws {
        screen.open(try #require(URL(string: link)))
    }

    @Test("after the login, the app shows the feed", arguments: Language.allCases)
    func signsIn(language: Language) async throws {
        let app = AppScreen(tabs: Self.tabs, in: language)
        try await app.signIn()
        #expect(app.screen.tabs.filter(\.isSelected).map(\.title) == [FeedRoute.title.text(in: language)])
        #expect(app.screen.title == FeedRoute.title.text(in: language))
        #expect(app.screen.buttons.count == 20)
        let next = await app.restarted()
        #expect(next.screen.title == "Feed" && next.screen.buttons.count == 20)
    }

    @Test("a tap on a post opens its page, and going back shows the list again")
    func opensPost() async throws {
        try await app.signIn()
        try await app.open(row: 2)
        #expect(screen.title == "Post" && screen.shows("5 comments"))
        #expect(app.path(of: "feed") == ["feed/3"])
        try screen.back()
        #expect(screen.title == "Feed" && app.path(of: "feed") == [])
    }

    @Test("going back from a post that is loading cancels its work")
    func cancelsWork() async throws {
        try await app.signIn()
        await app.backend.delay(by: .seconds(1), at: FakeRoute("/posts/*/comments"))
        try app.press(row: 0)
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
        try await app.open(row: 0)
        try screen.press("Leanne Graham")
        await screen.appear()
        await app.backend.inject(.status(500), at: FakeRoute("/posts/*/comments"), times: 1)
        try await app.open(row: 0)
        #expect(app.path(of: "feed") == ["feed/1", "feed?author=1", "feed/1"])
        #expect(Set(app.root.pages(of: "feed")).count == 4)
        #expect(screen.enabledButtons == ["Leanne Graham", "Try Again", "Close"])
        try screen.back()
        #expect(screen.title == "Feed" && screen.buttons.count == 10)
        try screen.back()
        #expect(screen.shows("5 comments") && screen.enabledButtons == ["Leanne Graham"])
    }

    @Test("each route has a page, which loads when it appears")
    func showsEachRoute() async throws {
        try await app.signIn()
        for link in ["feed/1", "feed?author=1", "feed?search=eum", "feed"] {
            app.root.open(try AnyRoute(link: link, tabs: Self.tabs))
            #expect(screen.title != nil, "\(link) has no page.")
            await screen.appear()
            #expect(!screen.enabledButtons.isEmpty && !screen.shows("Loading…"), "\(link) is not loaded.")
        }
    }

    @Test("a link opens a post, and a link with Japanese text and spaces opens a search")
    func opensLinks() async throws {
        try await app.signIn()
        try open("focal://feed/7")
        await screen.appear()
        #expect(app.selectedTab == "feed" && screen.title == "Post" && screen.shows("5 comments"))
        try screen.back()
        #expect(screen.title == "Feed")
        try open("focal://feed?search=%E7%8C%AB%20neko")
        #expect(screen.searchText == "猫 neko")
    }

    @Test("a wrong link shows an alert, and the page stays")
    func showsAlert() async throws {
        try await app.signIn()
        let outline = screen.outline
        try open("focal://feed/1/2")
        #expect(screen.shows("“2” is wrong in this link."))
        try screen.press("Close")
        #expect(screen.outline == outline)
    }

    @Test("a post is open again after the app was ended")
    func reopens() async throws {
        try await app.signIn()
        try await app.open(row: 4)
        let next = await app.restarted()
        #expect(next.path(of: "feed") == ["feed/5"])
        #expect(next.screen.title == "Post" && next.screen.shows("5 comments"))
        try next.screen.back()
        #expect(next.screen.title == "Feed")
    }

    @Test("if another program signs in another user, the search is gone, and the posts load")
    func followsOther() async throws {
        try await app.signIn()
        try screen.search("eum")
        let other = AppScreen(tabs: Self.tabs)
        try await other.signIn(email: "Shanna@melissa.tv")
        let session = try #require(await other.sessions.session())
        try await app.sessions.save(session)
        await app.wait { state in
            if case .home(let user, _, _) = state { user.name == "Ervin Howell" } else { false }
        }
        await screen.appear()
        #expect(screen.searchText == "" && screen.buttons.count == 20)
    }
}
