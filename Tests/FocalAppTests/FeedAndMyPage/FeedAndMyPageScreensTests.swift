import AppFeatures
import Core
import FakeAPI
import Root
@_spi(Testing) import SwiftUI
import TestSupport
import Testing
@_spi(Testing) import ViewTestSupport

@MainActor @Suite("The screens of the feed and of MyPage in the app", .exhaustive)
struct FeedAndMyPageScreensTests {
    /// Without the features that a template made.
    private static let features = [AppFeature].all.filter { ["feed", "mypage"].contains($0.route.name) }

    let app = AppFixture(.all)
    var screen: Screen { app.screen }

    @Test("each link has a screen, which loads when it appears")
    func showsEachLink() async throws {
        try await app.signIn()
        for text in ["feed/1", "feed?author=1", "feed?search=eum", "feed", "mypage"] {
            app.root.open(try DeepLink(parsing: text, for: app.root.tabs))
            #expect(screen.title != nil, "\(text) has no screen.")
            await screen.appear()
            #expect(!screen.enabledButtons.isEmpty, "\(text) has no buttons.")
            #expect(!screen.shows("Loading…"), "\(text) is not loaded.")
            if text.contains("search") { #expect(screen.searchText == "eum") }
        }
    }

    @Test("each link that a feature makes for another feature has a screen, in the tab where the user is")
    func opensOtherFeature() async throws {
        try await app.signIn()
        try screen.select(tab: "mypage")
        await screen.appear()
        try screen.press("My Posts")
        await screen.appear()
        #expect(app.path(of: "mypage") == ["feed?author=1"])
        #expect(screen.title == "Posts by Leanne Graham")
    }

    @Test("Cancel and a link ask once before an edit is lost. When it is saved, the form closes", .oneThread)
    func edits() async throws {
        let question = "Do you want to discard your changes?"
        try await app.signIn()
        try screen.select(tab: "mypage")
        await screen.appear()
        try screen.press("Edit Profile")
        await screen.appear()
        #expect(screen.title == "Edit Profile" && !screen.enabledButtons.contains("Close"))
        try screen.type("猫", into: "Name")
        #expect(throws: (any Error).self) { try screen.pullSheet() }
        for leave in [{ try screen.press("Cancel") }, { app.root.open(DeepLink("feed", path: ["1"])) }] {
            try leave()
            #expect(screen.shows(question) && screen.buttons.count { $0.place == .alert } == 2)
            try screen.press("Keep Editing")
        }
        #expect(screen.fields.first?.text == "猫" && !screen.shows(question))
        try await screen.tap("Save")
        await settle()
        #expect(screen.fields.isEmpty && screen.shows("猫") && screen.title == "MyPage")
    }

    @Test("without a session, MyPage says that the user must sign in, and its button leads to the login screen")
    func needsSession() async throws {
        for _ in 1...2 { await screen.appear() }
        try screen.select(tab: "mypage")
        for _ in 1...2 { await screen.appear() }
        #expect(screen.shows("You must sign in to see your profile."))
        try #require(screen.buttons.first { $0.place == .screen }).press()
        await Task {}.value
        #expect(screen.fields.count == 2)
    }

    @Test(
        "the screens of the app. The README shows them. On a wide display, the feed and its posts are side by side",
        arguments: [(false, "Post", "FeedAndMyPageScreens"), (true, "Feed and post", "WideFeedAndMyPageScreens")]
    )
    func pictures(isWide: Bool, post: String, golden: String) async throws {
        var pictures: [Picture] = []
        let caption = Message(
            en: "Drawn from the structure of the views, not by Apple’s SwiftUI",
            ja: "Apple の SwiftUI ではなく、ビューの構造から描いたもの"
        )
        for language in Language.allCases {
            let data: SampleData = isWide ? .generated(posts: 3, users: 2) : .all
            let app = AppFixture(Self.features, in: language, data: data, isWide: isWide)
            try await app.signIn()
            pictures.append(app.picture("Feed"))
            var drawings = [app.screen.drawing]
            try await app.open(row: 0)
            pictures.append(app.picture(post))
            drawings.append(app.screen.drawing)
            try app.screen.select(tab: "mypage")
            await app.screen.appear()
            pictures.append(app.picture("Profile"))
            drawings.append(app.screen.drawing)
            guard !isWide else { continue }
            // The form of the profile.
            try await app.open(row: 0)
            drawings.append(app.screen.drawing)
            let picture = Screen.picture(of: drawings, caption: caption.text(in: language))
            try expectGolden(text: picture, "Screens.\(language.rawValue).svg")
        }
        try expectGolden(pictures, golden)
    }
}
