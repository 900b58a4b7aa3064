import Core
import Foundation
import TestSupport
import Testing

@Suite("A server with faults")
struct FaultTests {
    private let shell = Shell()

    @Test("--timeout ends a request if the response is too slow")
    func deadline() async throws {
        let server = try FaultServer { _ in [.drip("HTTP/1.1 200 OK\r\n", every: .seconds(1))] }
        let outcome = try await focal("api", "/posts", "--timeout", "0.3", at: server)
        #expect(outcome.exitCode == 1)
        let advice = "Check your network connection. To wait longer, use --timeout."
        #expect(outcome.stderr == "focal: \(server.url.absoluteString) did not respond in time. \(advice)\n")
    }

    @Test(
        "after an invalid response, focal prints a one-line error with the reason and exits with code 1",
        arguments: [
            ("HTTP/1.1 200 OK\r\n", "was lost"),
            ("HTTP/1.1 200 OK\r\nContent-Length: -5\r\n\r\n[]", "cannot be read"),
            ("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n", "was lost"),
            ("HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\n\r\nnot gzip", "it is not HTTP"),
            ("HTTP/1.1 99999 OK\r\n\r\n[]", "it is not HTTP"),
            ("SSH-2.0-OpenSSH_9.2\r\n", "it is not HTTP"),
        ].drawn(3, seed: 1)
    )
    func broken(response: String, words: String) async throws {
        let server = try FaultServer { _ in [.send(response)] }
        #expect(try await focal("api", "/posts", at: server).isError(1, containing: words))
    }

    @Test("if the header of a response does not end, the request fails after 65,536 bytes")
    func endlessHeader() async throws {
        let line = Data("X-Junk: \(String(repeating: "x", count: 1_000))\r\n".utf8)
        let server = try FaultServer { _ in [.send("HTTP/1.1 200 OK\r\n"), .repeatEndlessly(line)] }
        let outcome = try await focal("api", "/posts", at: server)
        #expect(outcome.exitCode == 1)
        #expect(outcome.stderr.contains("65,536 bytes"))
    }

    @Test("if a compressed body does not end, the request fails after 10 MB")
    func endlessBody() async throws {
        let spaces = Data(repeating: 0x20, count: 0xffff)
        // The body is a gzip header (RFC 1952), and then deflate blocks without compression (RFC 1951).
        let head = Data([0x1f, 0x8b, 0x08, 0, 0, 0, 0, 0, 0, 0xff])
        let block = Data([0, 0xff, 0xff, 0, 0]) + spaces
        let server = try FaultServer { _ in
            [.send("HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\n\r\n"), .send(head), .repeatEndlessly(block)]
        }
        let outcome = try await focal("api", "/posts", at: server)
        #expect(outcome.exitCode == 1)
        #expect(outcome.stderr.contains("larger than 10,000,000 bytes"))
    }

    @Test("requests to this machine do not use the proxy from the environment variables")
    func proxy() async throws {
        let proxy = try FaultServer { _ in [.response("200 OK", body: "[]")] }
        let server = try FaultServer { _ in [.response("200 OK", body: "[]")] }
        let address = proxy.url.absoluteString
        let outcome = try await shell.program(
            ["api", "/posts", "--server", server.url.absoluteString],
            environment: ["http_proxy": address, "all_proxy": address]
        )
        #expect(outcome.exitCode == 0)
        #expect(server.requests.count == 1)
        #expect(proxy.requests == [])
    }

    @Test("a redirect to another server is not followed, and the error has its address without the query")
    func redirect() async throws {
        let other = try FaultServer { _ in [.response("200 OK", body: "[]")] }
        let target = other.url.absoluteString + "/posts"
        let server = try FaultServer { request in
            [request.hasPrefix("POST /v1/login") ? .login : .response("302 Found", ["Location: \(target)?token=abc"])]
        }
        try await shell.signIn(at: server.url.absoluteString)
        let outcome = try await focal("api", "/posts", at: server)
        #expect(outcome.exitCode == 1)
        #expect(outcome.isOneLineError)
        #expect(outcome.stderr.contains(target))
        #expect(!outcome.stderr.contains("abc"))
        #expect(server.requests.last?.contains("secret-access") == true)
        #expect(other.requests == [])
    }

    @Test("http to another machine is refused if the option --insecure is missing")
    func plainHTTP() async throws {
        let refused = try await shell.focal("api", "/posts", "--server", "http://no-such-host.invalid")
        #expect(refused.isError(64, containing: "--insecure"))
        let allowed = try await shell.focal("api", "/posts", "--insecure", "--server", "http://no-such-host.invalid")
        #expect(allowed.exitCode == 1)
        #expect(allowed.stderr.contains("was not found"))
    }

    private func focal(_ arguments: String..., at server: FaultServer) async throws -> Outcome {
        try await shell.focal(arguments + ["--server", server.url.absoluteString])
    }
}
