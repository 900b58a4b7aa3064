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

    @Test("--all prints each post once, and stops after the last page", arguments: [(7, 15), (100, 1)])
    func all(limit: Int, pages: Int) async throws {
        let outcome = try await feed("--all", "--limit", "\(limit)")
        #expect(outcome.exitCode == 0)
        #expect(outcome.lines.count == pages)
        #expect(try outcome.postIDs == Array(1...100))
    }

    @Test("--author and --search print only the posts that match")
    func filters() async throws {
        #expect(try await feed("--search", "QUI EST ESSE").postIDs == [2])
        #expect(try await feed("--search", "voluptas", "--author", "2").postIDs == [12, 13, 14, 15, 17, 19])
        #expect(try await feed("--author", "11").postIDs == [])
        let all = try await shell.focal("feed", "--json", "--limit", "100", "--search", "voluptas").postIDs
        #expect(try await feed("--search", "voluptas", "--all", "--limit", "5").postIDs == all)
    }
}
