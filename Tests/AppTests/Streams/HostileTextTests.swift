import Core
import Foundation
import TerminalUI
import Testing

@Suite("Hostile text from a server")
struct HostileTextTests {
    private let shell = Shell()

    private func server(_ text: String) throws -> PlainServer {
        let value = JSONValue.string(text)
        let user: JSONObject = [
            "user_id": "1", "user_name": value, "email": value, "last_login_date": "2026-11-21T00:00:00Z",
        ]
        let problem = try JSONCoding.encode(ErrorResponse(code: "x", message: text))
        return try PlainServer([
            "/v1/login": .json(try JSONCoding.encode(user)),
            "/broken": .json(problem, status: 500),
            "/broken/v1/login": .json(problem, status: 500),
        ])
    }

    @Test("a screen prints no control characters and no line of more than 80 columns", arguments: HostileText.some)
    func screens(text: String) async throws {
        let server = try server(text)
        for outcome in [
            try await shell.signIn(at: server.origin), try await shell.focal("status", "--server", server.origin),
        ] {
            #expect(outcome.exitCode == 0)
            #expect(!outcome.lines.isEmpty && outcome.stdout.shows(text))
            #expect(outcome.stdout.isHarmless)
            #expect(outcome.lines.filter { $0.terminalWidth > 80 } == [])
        }
    }

    @Test("the server's message is one line without control characters", arguments: HostileText.some, [[], ["--json"]])
    func error(text: String, options: [String]) async throws {
        let server = try server(text)
        let api = try await shell.focal(["api", "/broken", "--server", server.origin] + options)
        let login = ["login", "--email", Shell.email, "--password-stdin", "--server", server.origin + "/broken"]
        for outcome in [api, try await shell.focal(login + options, stdin: "focal\n")] {
            #expect(outcome.exitCode == 1)
            #expect(outcome.stdout == "")
            #expect(outcome.stderr.isHarmless && outcome.stderr.shows(text))
            #expect(outcome.stderr.filter(\.isNewline).count == 1)
        }
    }

    @Test(
        "the error for an invalid argument contains no control characters",
        arguments: [
            ["api", "--server", HostileText.escapes], ["api", HostileText.escapes],
            ["api", "-" + HostileText.bidirectional], ["open", HostileText.escapes],
        ]
    )
    func arguments(arguments: [String]) async throws {
        let outcome = try await shell.focal(arguments)
        #expect(outcome.exitCode == 64)
        #expect(outcome.isOneLineError)
        #expect(outcome.stderr.isHarmless)
    }
}
