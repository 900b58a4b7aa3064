import Core
import Testing

@Suite("focal feed on a server that has only /posts and /users and ignores the query")
struct FeedPlainServerTests {
    private let shell: Shell
    private let server: PlainServer

    init() async throws {
        shell = try Shell()
        server = try await PlainServer.ofPostsAndUsers()
    }

    private func feed(_ options: String...) async throws -> Outcome {
        try await shell.focal(["feed", "--json", "--server", server.origin] + options)
    }

    @Test("each page has twenty different posts with their authors", arguments: 1...5)
    func page(page: Int) async throws {
        let outcome = try await feed("--page", "\(page)")
        #expect(outcome.exitCode == 0)
        #expect(try outcome.postIDs == Array((page * 20 - 19)...(page * 20)))
        #expect(try outcome.documents[0]["hasNext"] == .bool(page < 5))
        #expect(!outcome.stdout.contains(#""name":null"#))
    }

    @Test("a page after the last page has no posts")
    func emptyPage() async throws {
        let outcome = try await feed("--page", "6")
        #expect(outcome.exitCode == 0)
        #expect(try outcome.postIDs == [])
        #expect(try outcome.documents[0]["hasNext"] == false)
    }

    @Test("--all prints each post once, and stops after the last page", arguments: [(7, 15), (20, 5), (100, 1)])
    func all(limit: Int, pages: Int) async throws {
        let outcome = try await feed("--all", "--limit", "\(limit)")
        #expect(outcome.exitCode == 0)
        #expect(outcome.lines.count == pages)
        #expect(try outcome.postIDs == Array(1...100))
    }

    @Test("--author and --search print only the posts that match")
    func filters() async throws {
        #expect(try await feed("--author", "3").postIDs == Array(21...30))
        #expect(try await feed("--search", "QUI EST ESSE").postIDs == [2])
        #expect(try await feed("--search", "voluptas", "--author", "2").postIDs == [12, 13, 14, 15, 17, 19])
        #expect(try await feed("--search", "no such words").postIDs == [])
        #expect(try await feed("--author", "11").postIDs == [])
        #expect(try await feed("--search", "voluptas", "--all", "--limit", "5").postIDs == fake("voluptas"))
    }

    private func fake(_ search: String) async throws -> [Int] {
        try await shell.focal("feed", "--json", "--limit", "100", "--search", search).postIDs
    }

    @Test("feed prints “unknown” for an unknown author", arguments: [nil, "[]", #"[{"id":"99","name":"Nobody"}]"#])
    func noAuthors(users: String?) async throws {
        let posts = APIResponse.json(#"[{"userId":"1","id":"1","title":"t","body":"b","likes":[{}]}]"#)
        let server = try PlainServer(["/posts": posts].merging(users.map { ["/users": .json($0)] } ?? [:]) { $1 })
        let outcome = try await shell.focal("feed", "--server", server.origin)
        #expect(outcome.exitCode == 0)
        #expect(outcome.lines[2].contains(/^1  t +unknown$/))
    }

    @Test("a response that is not a list of posts is an error", arguments: ["", "<html>", "{}", "[{}]"])
    func unreadable(body: String) async throws {
        let server = try PlainServer(["/posts": .json(body)])
        let outcome = try await shell.focal("feed", "--server", server.origin)
        #expect(outcome.exitCode == 1)
        #expect(outcome.isOneLineError)
        #expect(outcome.stderr.contains("The server's response cannot be read."))
    }
}
