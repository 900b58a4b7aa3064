import Core
import Foundation
import Testing

@Suite("A server that has only lists and ignores the query")
struct PlainServerTests {
    private let shell: Shell
    private let server: PlainServer

    init() throws {
        shell = try Shell()
        server = try PlainServer(["/notes": .json(#"[{"id":1},{"id":"2"}]"#)])
    }

    @Test("api prints the whole list for any query", arguments: ["/notes", "/notes?_page=2&_limit=1", "/notes?q=x"])
    func list(path: String) async throws {
        let outcome = try await shell.focal("api", path, "--server", server.origin)
        #expect(outcome == Outcome(exitCode: 0, stdout: #"[{"id":1},{"id":"2"}]"# + "\n", stderr: ""))
    }

    @Test("the error of login says that the server has no accounts")
    func login() async throws {
        let outcome = try await shell.signIn(at: server.origin)
        #expect(outcome.exitCode == 1)
        #expect(outcome.isOneLineError)
        #expect(outcome.stderr.hasPrefix("focal: This server does not support accounts."))
        #expect(try await shell.signIn(at: server.origin, "--json").failure.code == "no_accounts")
    }

    @Test("a response of api that is not JSON is an error", arguments: ["<html>", "{", "[{}", "[] []", "nan"])
    func unreadable(body: String) async throws {
        let server = try PlainServer(["/notes": .json(body)])
        let outcome = try await shell.focal("api", "/notes", "--server", server.origin)
        #expect(outcome.exitCode == 1)
        #expect(outcome.isOneLineError)
        #expect(outcome.stderr.contains("The server's response cannot be read."))
    }

    @Test("a response of login that is not a session is an error", arguments: ["", "<html>", "{}", "[{}]"])
    func unreadableSession(body: String) async throws {
        let server = try PlainServer(["/v1/login": .json(body)])
        let outcome = try await shell.signIn(at: server.origin)
        #expect(outcome.exitCode == 1)
        #expect(outcome.isOneLineError)
        #expect(outcome.stderr.contains("The server's response cannot be read."))
        #expect(try await shell.focal("status", "--server", server.origin).exitCode == 4)
    }
}
