import Core
import Foundation
import TestSupport
import Testing

@Suite("focal feed on a server with faults")
struct FeedFaultTests {
    private let shell: Shell

    init() throws {
        shell = try Shell()
    }

    @Test(
        "if the server cannot be reached, the error is one line with its address, and the exit code is 1",
        arguments: ["http://127.0.0.1:9", "http://[::1]:9", "https://no-such-host.invalid"]
    )
    func noConnection(server: String) async throws {
        for arguments in [["feed"], ["feed", "--all"], ["feed", "show", "1"]] {
            let outcome = try await shell.focal(arguments + ["--server", server])
            #expect(outcome.exitCode == 1)
            #expect(outcome.isOneLineError)
            #expect(outcome.stderr.contains(server))
        }
        #expect(try await shell.focal("feed", "--json", "--server", server).failure.code == "no_network")
        let japanese = try await shell.focal("feed", "--lang", "ja", "--server", server)
        #expect(japanese.stderr.hasSuffix("ネットワーク接続を確認してください。\n"))
    }

    @Test(
        "after an invalid response, feed prints a one-line error with the reason and exits with code 1",
        arguments: [
            ("HTTP/1.1 200 OK\r\n\r\n", "cannot be read"),
            ("HTTP/1.1 200 OK\r\nContent-Length: -5\r\n\r\n[]", "cannot be read"),
            ("HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\n[1,", "was lost"),
            ("SSH-2.0-OpenSSH_9.2\r\n", "it is not HTTP"),
        ]
    )
    func broken(response: String, words: String) async throws {
        let server = try FaultServer { _ in [.send(response)] }
        let outcome = try await shell.focal("feed", "--server", server.url.absoluteString)
        #expect(outcome.exitCode == 1)
        #expect(outcome.isOneLineError)
        #expect(outcome.stderr.contains(words))
    }

    @Test("after the duration of --timeout, feed fails")
    func timeout() async throws {
        let server = try FaultServer { _ in [.silence] }
        let outcome = try await shell.focal("feed", "--timeout", "0.2", "--server", server.url.absoluteString)
        #expect(outcome.exitCode == 1)
        #expect(outcome.stderr.contains("did not respond in time"))
    }

    @Test("if the server returns an error, feed prints its status code and its message")
    func serverError() async throws {
        let body = #"{"error":{"code":"maintenance","message":"back soon"}}"#
        let server = try PlainServer(["/posts": .json(body, status: 503)])
        let feed = try await shell.focal("feed", "--server", server.origin)
        #expect(feed.exitCode == 1)
        #expect(feed.stderr == "focal: Something went wrong on the server. Try again later. (HTTP 503: back soon)\n")
    }

    @Test("a failed request for posts is sent again")
    func retries() async throws {
        let count = Locked(0)
        let server = try FaultServer { _ in
            count.change { count in
                count += 1
                return count < 3 ? [.response("503 Busy")] : [.response("200 OK", body: "[]")]
            }
        }
        let outcome = try await shell.focal("feed", "--verbose", "--server", server.url.absoluteString)
        #expect(outcome.exitCode == 0)
        #expect(outcome.stderr.split(separator: "\n").map { $0.contains("→ 503") } == [true, true, false])
    }

    @Test("Ctrl-C ends a feed that waits for a response, and closes its connection")
    func interrupted() async throws {
        let server = try FaultServer { _ in [.silence] }
        let program = try shell.start(["feed", "--timeout", "3600", "--server", server.url.absoluteString])
        await server.received(1)
        program.signal(SIGINT)
        #expect(try await program.exitCode() == 130)
        #expect(await server.isIdle())
    }
}
