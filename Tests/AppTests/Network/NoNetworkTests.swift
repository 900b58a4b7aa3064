import Core
import TestSupport
import Testing

@Suite("No connection, or an error of the server")
struct NoNetworkTests {
    private let shell = Shell()

    @Test(
        "if the server cannot be reached, the error is one line with its address, and the exit code is 1",
        arguments: ["http://127.0.0.1:9", "http://[::1]:9", "https://no-such-host.invalid"].drawn(2, seed: 1)
    )
    func noConnection(server: String) async throws {
        let arguments = ["api", "/posts", "--server", server]
        #expect(try await shell.focal(arguments).isError(1, containing: server))
        #expect(try await shell.signIn(at: server).exitCode == 1)
        #expect(try await shell.focal(arguments + ["--json"]).failure.code == "no_network")
        let japanese = try await shell.focal(arguments + ["--lang", "ja"])
        #expect(japanese.stderr.hasPrefix("focal: \(server) "))
        let advice = server.contains("invalid") ? "サーバーのアドレス" : "サーバーが起動していること"
        #expect(japanese.stderr.hasSuffix("ネットワーク接続を確認してください。\(advice)を確認してください。\n"))
    }

    @Test("if the server returns an error, login prints its status code and its message")
    func serverError() async throws {
        let body = #"{"error":{"code":"maintenance","message":"back soon"}}"#
        let server = try PlainServer(["/v1/login": .json(body, status: 500)])
        let login = try await shell.signIn(at: server.origin)
        #expect(login == .error("Something went wrong on the server. Try again later. (HTTP 500: back soon)"))
        let japanese = try await shell.signIn(at: server.origin, "--lang", "ja")
        #expect(japanese.stderr == "focal: サーバーで問題が発生しました。時間をおいて再試行してください。（HTTP 500: back soon）\n")
        let other = try PlainServer(["/v1/login": .json("oops", status: 505)])
        #expect(try await shell.signIn(at: other.origin).stderr.hasSuffix(" (HTTP 505)\n"))
    }

    @Test("the error of login says that the server has no accounts")
    func noAccounts() async throws {
        let server = try PlainServer(["/notes": .json("[]")])
        let outcome = try await shell.signIn(at: server.origin)
        #expect(outcome.exitCode == 1)
        #expect(outcome.isOneLineError)
        #expect(outcome.stderr.hasPrefix("focal: This server does not support accounts."))
        #expect(try await shell.signIn(at: server.origin, "--json").failure.code == "no_accounts")
    }

    @Test("a response of login that is not a session is an error", arguments: ["", "<html>", "{}"])
    func unreadableSession(body: String) async throws {
        let server = try PlainServer(["/v1/login": .json(body)])
        let outcome = try await shell.signIn(at: server.origin)
        #expect(outcome.isError(1, containing: "The server's response cannot be read."))
        #expect(try await shell.focal("status", "--server", server.origin).exitCode == 4)
    }
}
