import Core
import Testing

@Suite("The feed in focal demo")
struct FeedTourTests {
    @Test("the demo shows two pages of the feed, a search and a post")
    func feed() async throws {
        let outcome = try await Shell().focal("demo")
        #expect(outcome.stderr == "")
        let steps = outcome.steps(from: "Feed, page 1", count: 4)
        #expect(
            steps.map { [$0.title, $0.states] } == [
                ["Feed, page 1", "idle → loading → loaded(5 items)"],
                ["Feed, page 2", "loaded(5 items) → loading(5 items) → loaded(5 items)"],
                ["A search for “magnam”", "loaded(5 items) → loading(5 items) → loaded(5 items)"],
                ["One post with its comments", "idle → loading → loading(post 1) → loaded(post 1, 5 comments)"],
            ]
        )
        #expect(steps[0].page[0].contains(/^Feed +page 1 of 20 · 100 posts$/))
        #expect(steps[1].page[0].contains(/^Feed +page 2 of 20 · 100 posts$/))
        #expect(steps[2].page[0].hasPrefix("Feed · magnam "))
        #expect(steps[3].page.contains("5 comments"))
    }

    @Test("after the server has ended the session, the demo shows why, signs in, and shows the same post again")
    func sessionEnd() async throws {
        let steps = try await Shell().focal("demo").steps(from: "One post with its comments", count: 4)
        #expect(
            steps.dropFirst().map { [$0.title, $0.states] } == [
                ["The server ends the session", "home(feed/1) → login"],
                ["Login of the same user", "login → home(feed/1)"],
                ["Back at the post", "loaded(post 1, 5 comments)"],
            ]
        )
        #expect(steps[1].page == ["! Your session has ended. Sign in again."])
        #expect(steps[2].page == ["✓ Welcome, Leanne Graham!"])
        #expect(steps[0].page.count > 5)
        #expect(steps[3].page == steps[0].page)
    }

    @Test("with --lang ja, the demo says in Japanese that the session has ended")
    func japanese() async throws {
        let outcome = try await Shell().focal("demo", "--lang", "ja")
        #expect(outcome.stdout.contains("! セッションの有効期限が切れました。もう一度ログインしてください。"))
    }
}
