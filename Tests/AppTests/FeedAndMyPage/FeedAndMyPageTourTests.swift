import Testing

@Suite("The feed and MyPage in focal demo")
struct FeedAndMyPageTourTests {
    private static let steps = [
        ["Feed, page 1", "idle → loading → loaded(3 items)"],
        ["Feed, page 2", "loaded(3 items) → loading(3 items) → loaded(3 items)"],
        ["A search for “unde”", "loaded(3 items) → loading(3 items) → loaded(3 items)"],
        ["The last page of your posts", "idle → loading → loaded(1 item)"],
        ["A saved page, without the server", "idle → loading → loading(3 items) → loaded(3 items)"],
        ["A comment, without the server", "idle → idle"],
        ["The comment is sent", "idle → idle"],
        ["One post with its comments", "idle → loading → loading(post 21) → loaded(post 21, 5 comments)"],
        ["The server ends the session", "home(feed/21) → login"],
        ["Sign in again as the same user", "login → home(feed/21)"],
        ["MyPage", "idle → loading → loaded(Leanne Graham)"],
        ["An edit with an invalid email", "editing → editing → editing(1 problem)"],
        ["An edit", "editing(1 problem) → editing → saving → saved(Leanne Graham)"],
    ]

    @Test("after the login, the demo shows the feed with and without the server, the end of the session, and MyPage")
    func steps() async throws {
        let outcome = try await Shell().focal("demo")
        let steps = outcome.steps(from: "Feed, page 1", count: Self.steps.count)
        #expect(steps.map { [$0.title, $0.states] } == Self.steps)
        func screen(_ title: String) -> [String]? { steps.first { $0.title == title }?.screen }
        #expect(screen("The server ends the session") == ["! Your session has ended. Sign in again."])
        #expect(screen("One post with its comments")?.contains("5 comments") == true)
        #expect(screen("A comment, without the server")?.suffix(2) == ["Thank you.", "waits"])
        #expect(screen("The comment is sent")?.suffix(2) == ["Sincere@april.biz", "Thank you."])
        #expect(screen("A saved page, without the server")?.last == "! Offline: saved just now")
        // In a list, the first line of each post starts with the id and the title.
        let ids = steps.flatMap(\.screen).compactMap { $0.prefixMatch(of: /(\d+)  \S/)?.1 }
        #expect(ids == ["1", "2", "3", "4", "5", "6", "23", "40", "70", "10", "7", "8", "9"])
        #expect(screen("An edit")?.contains("Email         leanne@example.com") == true)
    }
}
