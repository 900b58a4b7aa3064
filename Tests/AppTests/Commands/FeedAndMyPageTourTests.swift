import Core
import Testing

@Suite("The feed and MyPage in focal demo")
struct FeedAndMyPageTourTests {
    private static let titles = [
        "Start of the app", "Login with a wrong password", "Login", "Feed, page 1", "Feed, page 2",
        "A search for “magnam”", "One post with its comments", "The server ends the session", "Login of the same user",
        "Back at the post", "MyPage", "An edit with an invalid email", "An edit", "Logout",
    ]

    @Test("the demo shows the feed and then MyPage, between the login and the logout")
    func order() async throws {
        #expect(try await Shell().focal("demo").steps.map(\.title) == Self.titles)
    }

    @Test("with --json, the demo prints the steps of the feed and of MyPage")
    func json() async throws {
        let document = try #require(try await Shell().focal("demo", "--json").documents.first)
        guard case .array(let steps) = document["steps"] else { return #expect(Bool(false), "`steps` must be a list") }
        let titles = steps.map { step -> JSONValue? in
            if case .object(let step) = step { step["title"] } else { nil }
        }
        #expect(titles == Self.titles.map(JSONValue.string))
    }
}
