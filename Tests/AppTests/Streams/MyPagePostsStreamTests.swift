import TerminalUI
import Testing

@Suite("stdout of focal mypage posts")
struct MyPagePostsStreamTests {
    @Test("no line is wider than the terminal", arguments: [20, 40, 80], ["en", "ja"])
    func width(columns: Int, language: String) async throws {
        let shell = try Shell()
        try await shell.signIn()
        let terminal = try Terminal(columns: columns)
        let outcome = try await terminal.focal(["mypage", "posts", "--lang", language], of: shell)
        #expect(outcome.exitCode == 0)
        #expect(!outcome.screenLines.isEmpty)
        #expect(outcome.screenLines.filter { $0.terminalWidth > columns } == [])
    }
}
