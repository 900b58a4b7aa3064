import Testing

@Suite("The feed and MyPage in focal demo")
struct FeedAndMyPageTourTests {
    private static let steps = [
        ["Feed, page 1", "idle → loading → loaded(5 items)"],
        ["Feed, page 2", "loaded(5 items) → loading(5 items) → loaded(5 items)"],
        ["A search for “magnam”", "loaded(5 items) → loading(5 items) → loaded(5 items)"],
        ["One post with its comments", "idle → loading → loading(post 1) → loaded(post 1, 5 comments)"],
        ["The server ends the session", "home(feed/1) → login"],
        ["Login of the same user", "login → home(feed/1)"],
        ["Back at the post", "loaded(post 1, 5 comments)"],
        ["MyPage", "idle → loading → loaded(Leanne Graham)"],
        ["An edit with an invalid email", "loaded(Leanne Graham) → editing → editing → editing(1 problem)"],
        ["An edit", "editing(1 problem) → editing → saving → loaded(Leanne Graham)"],
    ]

    @Test("after the login, the demo shows the feed, the end of the session, the same post again, and MyPage")
    func steps() async throws {
        let outcome = try await Shell().focal("demo")
        #expect(outcome.stderr == "")
        let steps = outcome.steps(from: "Feed, page 1", count: Self.steps.count)
        #expect(steps.map { [$0.title, $0.states] } == Self.steps)
        func screen(_ title: String) -> [String]? { steps.first { $0.title == title }?.screen }
        #expect(screen("The server ends the session") == ["! Your session has ended. Sign in again."])
        #expect(screen("One post with its comments")?.contains("5 comments") == true)
        #expect(screen("One post with its comments") == screen("Back at the post"))
        #expect(screen("An edit")?.contains("Email       leanne@example.com") == true)
    }
}
