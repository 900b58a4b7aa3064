import Core
import TerminalUI
import Testing

@Suite("Hostile text in posts")
struct FeedHostileTextTests {
    private let shell: Shell

    init() throws {
        shell = try Shell()
    }

    private func server(_ text: String) throws -> PlainServer {
        let value = JSONValue.string(text)
        let post: JSONObject = ["userId": 1, "id": 1, "title": value, "body": value]
        let comment: JSONObject = ["postId": 1, "id": 1, "name": value, "email": value, "body": value]
        return try PlainServer([
            "/posts": .json(try JSONCoding.encode([post])),
            "/posts/1": .json(try JSONCoding.encode(post)),
            "/posts/1/comments": .json(try JSONCoding.encode([comment])),
            "/posts/2": .json(try JSONCoding.encode(ErrorResponse(code: "x", message: text)), status: 500),
            "/users": .json(try JSONCoding.encode([["id": 1, "name": value] as JSONObject])),
        ])
    }

    @Test(
        "feed and feed show print no control characters and no line of more than 80 columns",
        arguments: HostileText.all
    )
    func pages(text: String) async throws {
        let server = try server(text)
        for arguments in [["feed"], ["feed", "show", "1"]] {
            let outcome = try await shell.focal(arguments + ["--server", server.origin])
            #expect(outcome.exitCode == 0)
            #expect(outcome.stdout.isHarmless)
            #expect(outcome.lines.filter { $0.terminalWidth > 80 } == [])
        }
    }

    @Test("with --json, feed prints the whole text and escapes its control characters", arguments: HostileText.all)
    func json(text: String) async throws {
        let server = try server(text)
        let feed = try await shell.focal("feed", "--json", "--server", server.origin)
        #expect(feed.exitCode == 0)
        #expect(feed.stdout.isHarmless)
        #expect(feed.lines.count == 1)
        guard case .array(let posts) = try feed.documents.first?["posts"], case .object(let post) = posts.first else {
            return #expect(Bool(false), "the output must have a post")
        }
        #expect(post["title"] == .string(text))
        #expect(post["author"] == .object(["id": 1, "name": .string(text)]))
        #expect(try await shell.focal("feed", "show", "1", "--json", "--server", server.origin).stdout.isHarmless)
    }

    @Test("the server's message is one line without control characters", arguments: HostileText.all, [[], ["--json"]])
    func error(text: String, options: [String]) async throws {
        let server = try server(text)
        let outcome = try await shell.focal(["feed", "show", "2", "--server", server.origin] + options)
        #expect(outcome.exitCode == 1)
        #expect(outcome.stderr.isHarmless)
        #expect(outcome.stderr.filter(\.isNewline).count == 1)
    }

    @Test(
        "the error for an invalid argument contains no control characters",
        arguments: [
            ["--server", HostileText.escapes], ["--page", HostileText.escapes], [HostileText.escapes],
            ["-" + HostileText.bidirectional],
        ]
    )
    func arguments(arguments: [String]) async throws {
        let outcome = try await shell.focal(["feed"] + arguments)
        #expect(outcome.exitCode == 64)
        #expect(outcome.isOneLineError)
        #expect(outcome.stderr.isHarmless)
    }
}
