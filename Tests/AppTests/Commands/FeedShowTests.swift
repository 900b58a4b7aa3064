import Core
import Testing

@Suite("focal feed show")
struct FeedShowTests {
    private let shell: Shell

    init() throws {
        shell = try Shell()
    }

    @Test("feed show prints the post, its author and its comments")
    func show() async throws {
        let outcome = try await shell.focal("feed", "show", "2")
        #expect(outcome.exitCode == 0)
        #expect(outcome.lines[0].contains(/^qui est esse +Leanne Graham · post 2$/))
        #expect(outcome.lines.contains("5 comments"))
        #expect(outcome.lines.contains("Presley.Mueller@myrl.com"))
    }

    @Test("feed show fails for a post that does not exist", arguments: ["101", "x", "1/comments", "日本"])
    func noSuchPost(id: String) async throws {
        let outcome = try await shell.focal("feed", "show", id)
        #expect(outcome.exitCode == 1)
        #expect(outcome.isOneLineError)
        #expect(outcome.stderr == "focal: There is no post \(id).\n")
        #expect(try await shell.focal("feed", "show", id, "--json").failure.code == "no_such_post")
    }
}
