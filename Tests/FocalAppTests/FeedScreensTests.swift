import Core
import FakeAPI
import Feed
import Root
@_spi(Testing) import SwiftUI
import TestSupport
import Testing
@_spi(Testing) import ViewTestSupport

@MainActor @Suite("The screens of the feed in the app", .exhaustive)
struct FeedScreensTests {
    private static let tabs: [any Route.Type] = [FeedRoute.self]

    let app = AppFixture(tabs: Self.tabs)
    var screen: Screen { app.screen }

    @Test("each route has a screen, which loads when it appears")
    func showsEachRoute() async throws {
        try await app.signIn()
        for link in ["feed/1", "feed?author=1", "feed?search=eum", "feed"] {
            app.root.open(try AnyRoute(link: link, tabs: Self.tabs))
            #expect(screen.title != nil, "\(link) has no screen.")
            await screen.appear()
            #expect(!screen.enabledButtons.isEmpty, "\(link) is not loaded.")
            #expect(!screen.shows("Loading…"), "\(link) is not loaded.")
            if link.contains("search") { #expect(screen.searchText == "eum") }
        }
    }

    @Test("the README shows the feed and a post as they are in the app")
    func pictures() async throws {
        var pictures: [Picture] = []
        for language in Language.allCases {
            let app = AppFixture(tabs: Self.tabs, in: language, data: .all)
            try await app.signIn()
            pictures.append(app.picture("Feed"))
            try await app.open(row: 0)
            pictures.append(app.picture("Post"))
        }
        try expectGolden(pictures, "FeedScreens")
    }
}
