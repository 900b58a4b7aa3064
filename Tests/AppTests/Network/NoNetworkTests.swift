import Core
import Foundation
import TestSupport
import Testing

@Suite("No connection, or an error of the server")
struct NoNetworkTests {
    private let shell: Shell

    init() throws {
        shell = try Shell()
    }

    @Test(
        "if the server cannot be reached, the error is one line with its address, and the exit code is 1",
        arguments: ["http://127.0.0.1:9", "http://[::1]:9", "https://no-such-host.invalid"]
    )
    func noConnection(server: String) async throws {
        for arguments in [["/posts"], ["DELETE", "/posts/1"], ["/posts", "--field", "title=New"]] {
            let outcome = try await shell.focal(["api"] + arguments + ["--server", server])
            #expect(outcome.exitCode == 1)
            #expect(outcome.isOneLineError)
            #expect(outcome.stderr.contains(server))
        }
        #expect(try await shell.signIn(at: server).exitCode == 1)
        #expect(try await shell.focal("api", "/posts", "--json", "--server", server).failure.code == "no_network")
        let japanese = try await shell.focal("api", "/posts", "--lang", "ja", "--server", server)
        #expect(japanese.stderr.hasPrefix("focal: \(server) "))
        #expect(japanese.stderr.hasSuffix("ネットワーク接続を確認してください。\n"))
    }

    @Test("after the duration of --timeout, a request without a response fails")
    func timeout() async throws {
        let server = try FaultServer { _ in [.silence] }
        let origin = server.url.absoluteString
        let outcome = try await shell.focal("api", "/posts", "--timeout", "0.2", "--server", origin)
        #expect(outcome.exitCode == 1)
        #expect(
            outcome.stderr == """
                focal: \(origin) did not respond in time. \
                Check your network connection, or set a longer timeout.

                """
        )
    }

    @Test("if the server returns an error, focal prints its status code and its message")
    func serverError() async throws {
        let body = #"{"error":{"code":"maintenance","message":"back soon"}}"#
        let server = try PlainServer(["/posts": .json(body, status: 503), "/v1/login": .json(body, status: 500)])
        let api = try await shell.focal("api", "/posts", "--server", server.origin)
        #expect(api.exitCode == 1)
        #expect(api.stderr == "focal: The server answered with HTTP 503 (back soon).\n")
        let login = try await shell.signIn(at: server.origin)
        #expect(login.exitCode == 1)
        #expect(login.stderr == "focal: Something went wrong on the server. Try again later. (HTTP 500: back soon)\n")
        let other = try PlainServer(["/v1/login": .json("oops", status: 500)])
        let japanese = try await shell.signIn(at: other.origin, "--lang", "ja")
        #expect(japanese.exitCode == 1)
        #expect(japanese.stderr == "focal: サーバーで問題が発生しました。時間をおいて再試行してください。（HTTP 500）\n")
    }

    @Test("if the server cannot be reached, the session is kept, and a logout deletes it")
    func session() async throws {
        var server: PlainServer? = try PlainServer(["/v1/login": .login])
        let origin = try #require(server?.origin)
        try await shell.signIn(at: origin)
        server = nil
        #expect(try await shell.focal("api", "/v1/me", "--server", origin).exitCode == 1)
        #expect(try await shell.focal("status", "--server", origin).exitCode == 0)
        #expect(try await shell.focal("logout", "--server", origin).exitCode == 0)
        #expect(try await shell.focal("status", "--server", origin).exitCode == 4)
    }
}
