import Core
import TerminalUI
import Testing

@Suite("Hostile text in posts")
struct FeedHostileTextTests {
    @Test(
        "feed and feed show print no control characters and no line of more than 80 columns",
        arguments: HostileText.some
    )
    func screens(text: String) async throws {
        let value = JSONValue.string(text)
        let post: JSONObject = ["userId": 1, "id": 1, "title": value, "body": value]
        let comment: JSONObject = ["postId": 1, "id": 1, "name": value, "email": value, "body": value]
        let server = try PlainServer([
            "/posts": .json(try JSONCoding.encode([post])),
            "/posts/1": .json(try JSONCoding.encode(post)),
            "/posts/1/comments": .json(try JSONCoding.encode([comment])),
            "/users": .json(try JSONCoding.encode([["id": 1, "name": value] as JSONObject])),
        ])
        let shell = Shell()
        for arguments in [["feed"], ["feed", "show", "1"]] {
            let outcome = try await shell.focal(arguments + ["--server", server.origin])
            #expect(outcome.exitCode == 0)
            // A title, a line, and what follows.
            #expect(outcome.lines.count > 2 && outcome.stdout.shows(text))
            #expect(outcome.stdout.isHarmless)
            #expect(outcome.lines.filter { $0.terminalWidth > 80 } == [])
        }
    }
}
