import Core
import TerminalUI
import Testing

@Suite("stdout and stderr of focal mypage")
struct MyPageStreamTests {
    private let shell: Shell

    init() throws {
        shell = try Shell()
    }

    @Test("if the reader closes the pipe, mypage prints no error and exits with code 0")
    func closedPipe() async throws {
        try await shell.signIn()
        let outcome = try await shell.focal("mypage", output: .closedPipe())
        #expect(outcome.exitCode == 0)
        #expect(outcome.stderr == "")
    }

    @Test("--verbose prints the requests on stderr, without secrets", arguments: [[], ["--json"]])
    func verbose(options: [String]) async throws {
        let server = try PlainServer(["/v1/login": .login, "/v1/me": .profile])
        try await shell.signIn(at: server.origin)
        for (command, line) in [
            (["mypage"], "GET /v1/me → 200, "), (["mypage", "edit", "--name", "x"], "PATCH /v1/me → 200, "),
        ] {
            let outcome = try await shell.focal(command + options + ["--server", server.origin, "--verbose"])
            #expect(outcome.exitCode == 0)
            #expect(outcome.stderr.contains(line))
            for secret in ["secret-access", "secret-refresh", "Bearer", "Authorization"] {
                #expect(!(outcome.stdout + outcome.stderr).contains(secret))
            }
            #expect(!outcome.stdout.contains(" → "))
        }
    }

    @Test("no line is wider than the terminal", arguments: [20, 40, 80], ["en", "ja"])
    func width(columns: Int, language: String) async throws {
        try await shell.signIn()
        let terminal = try Terminal(columns: columns)
        let outcome = try await terminal.focal(["mypage", "--lang", language], of: shell)
        #expect(outcome.exitCode == 0)
        #expect(!outcome.screenLines.isEmpty)
        #expect(outcome.screenLines.filter { $0.terminalWidth > columns } == [])
    }
}
