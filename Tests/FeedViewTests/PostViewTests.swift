import Core
import Feed
import Foundation
@_spi(Testing) import SwiftUI
import TestSupport
import Testing
@_spi(Testing) import ViewTestSupport

@MainActor @Suite("The SwiftUI screen of a post", .exhaustive)
struct PostViewTests {
    let client = ScriptedAPIClient()

    /// Returns the store and the screen of the post 5. If `isKnown`, the post was loaded before, for example in a list.
    /// Without `changes`, nobody is signed in.
    private func shown(knows isKnown: Bool = false, changes: Changes? = nil) -> (store: PostStore, screen: Screen) {
        let known = Post(id: 5, title: "title 5", body: "body 5", author: Author(id: 1, name: "Leanne"))
        let store = FeedFeature(client: client, changes: changes ?? .scripted(client), clock: client.clock)
            .makePostStore(5, initial: isKnown ? known : nil)
        return (store, Screen(inStack: PostView(store), in: .english))
    }

    private func scriptPost() {
        client.on(.get, "/posts/5", response: .json(#"{"userId": 1, "id": 5, "title": "title 5", "body": "body 5"}"#))
        client.on(.get, "/users", response: .json(#"[{"id": 1, "name": "Leanne"}]"#))
    }

    private func scriptComments(after delay: Duration = .zero) {
        let comment = #"{"postId": 5, "id": 21, "name": "heading", "email": "a@b.c", "body": "text"}"#
        client.on(.get, "/posts/5/comments", response: .json("[\(comment)]"), after: delay)
    }

    @Test("a known post is visible while its comments are loading, even if a redraw cancels the task of the screen")
    func showsKnownPost() async {
        let (store, screen) = shown(knows: true)
        #expect(screen.shows("title 5") && screen.shows("body 5"))
        scriptComments(after: .seconds(1))
        let task = screen.start()
        await client.clock.sleepers(1)
        task.cancel()
        await task.value
        #expect(screen.shows("title 5") && screen.outline.contains("ProgressView"))
        client.clock.advance(by: .seconds(1))
        await store.loadIfNeeded()
        #expect(screen.shows("1 comment") && screen.shows("heading") && screen.shows("a@b.c"))
        #expect(!screen.outline.contains("ProgressView"))
    }

    @Test("if the server cannot be reached, a saved post is shown with its age, and with a button that tries again")
    func showsSavedPost() async {
        let saved = InMemorySavedLists()
        let post = Post(id: 5, title: "title 5", body: "body 5", author: Author(id: 1, name: "Leanne"))
        let page = ListPage(items: [post], total: 1, hasNext: false)
        await saved.list("feed").save(page, number: 1, of: FeedQuery(), at: Date(timeIntervalSinceNow: 1_000))
        let store = FeedFeature(client: client, changes: .scripted(client), saved: saved).makePostStore(5)
        let screen = Screen(inStack: PostView(store), in: .english)
        client.on(.get, "/posts/5", response: .failure(.unreachable))
        await screen.appear()
        #expect(screen.shows("title 5") && screen.shows("Saved just now") && screen.shows("Try Again"))
    }

    @Test("a post that is not known is loaded when the screen appears, and not when it comes back")
    func loadsOnce() async {
        let (_, screen) = shown()
        scriptPost()
        scriptComments()
        await screen.appear()
        screen.disappear()
        await screen.appear()
        #expect(screen.title == "Post" && screen.shows("title 5") && screen.shows("heading"))
        #expect(client.requests.count == 3)
    }

    @Test("the user pulls the screen to load the post and its comments again")
    func refreshes() async throws {
        let (_, screen) = shown(knows: true)
        scriptComments()
        await screen.appear()
        scriptPost()
        scriptComments()
        try await screen.refresh()
        #expect(client.requests.count == 4)
    }

    @Test("if the comments cannot be loaded, the post stays visible, and Try Again loads only the comments")
    func retriesComments() async throws {
        let (store, screen) = shown(knows: true)
        client.on(.get, "/posts/5/comments", response: .failure(.lost))
        await screen.appear()
        #expect(screen.shows("title 5") && screen.enabledButtons == ["Leanne", "Try Again", "Close"])
        #expect(!screen.outline.contains("ProgressView"))
        scriptComments()
        try await screen.tap("Try Again")
        await store.loadIfNeeded()
        #expect(screen.shows("heading") && screen.enabledButtons == ["Leanne"])
    }

    @Test("a user writes a comment in a form, and it is shown with its mark until the server has it", .oneThread)
    func comments() async throws {
        let user = User(id: 1, name: "Leanne", email: "l@b.c", lastLoginDate: nil)
        let changes = Changes.scripted(client, of: user)
        let (navigator, feature) = (RecordingNavigator(), FeedFeature(client: client, changes: changes))
        let store = try #require(FeedRoute(post: 5)?.makeStore(of: feature, navigator: navigator) as? PostStore)
        let screen = Screen(inStack: PostView(store), in: .english)
        scriptPost()
        scriptComments()
        await screen.appear()
        try await screen.tap("Write a Comment")
        let form = try #require(navigator.screen)
        try form.type("Nice.", into: "Comment")
        try await form.tap("Save")
        await settle()
        #expect(navigator.open.isEmpty)
        #expect(screen.shows("2 comments") && screen.shows("Nice.") && screen.shows("waits"))
        client.on(.post, "/posts/5/comments", response: .status(403))
        await changes.sendOnce()
        #expect(screen.shows("refused (403)"))
        try await screen.tap("Send Again")
        await settle()
        #expect(screen.shows("waits"))
        client.on(.post, "/posts/5/comments", response: .status(403))
        await changes.sendOnce()
        try await screen.tap("Edit")
        #expect(navigator.screen?.fields.map(\.text) == ["Nice."])
        try await screen.tap("Discard")
        await settle()
        #expect(screen.shows("1 comment") && !screen.shows("Nice."))
    }

    @Test("if nobody is signed in, the button for a comment leads to the login, or is not there")
    func needsLogin() async throws {
        let (store, screen) = shown(knows: true)
        scriptComments()
        await screen.appear()
        #expect(screen.enabledButtons == ["Leanne"])
        let calls = Locked(0)
        let other = Screen(inStack: PostView(store).environment(\.signIn) { calls.change { $0 += 1 } }, in: .english)
        try await other.tap("Sign In to Comment")
        #expect(calls.value == 1)
    }
}
