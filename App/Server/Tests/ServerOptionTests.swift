import Foundation
import TestSupport
import Testing

@Suite("The options of focal-server")
struct ServerOptionTests {
    @Test(
        "after wrong usage, focal-server prints a one-line error and exits with code 64",
        arguments: [
            "--port 70000", "--port x", "--posts 1000001", "--users 0", "--latency nan", "--latency 3601",
            "--faults -0.1", "--frobnicate", "frobnicate",
        ]
    )
    func mistake(line: String) async throws {
        let outcome = try await DevelopmentServer.outcome(of: line.split(separator: " ").map(String.init))
        #expect(outcome.exitCode == 64)
        #expect(outcome.stdout == "")
        #expect(outcome.stderr.wholeMatch(of: /focal-server: [^\n]+\. See: focal-server --help\n/) != nil)
    }

    @Test(
        "if it cannot listen on an address, focal-server prints a one-line error and exits with code 1",
        arguments: ["203.0.113.9", "no-such-host.invalid"]
    )
    func address(host: String) async throws {
        let outcome = try await DevelopmentServer.outcome(of: ["--host", host, "--port", "0"])
        #expect(outcome.exitCode == 1)
        #expect(outcome.stdout == "")
        #expect(outcome.stderr.hasPrefix("focal-server: cannot listen on \(host):0: "))
        #expect(outcome.stderr.hasSuffix(". Use another --port or --host.\n"))
        #expect(outcome.stderr.filter(\.isNewline).count == 1)
    }

    @Test("if the port is in use, focal-server prints a one-line error and exits with code 1")
    func portInUse() async throws {
        let server = try FaultServer { _ in [.silence] }
        let port = try #require(server.url.port)
        let outcome = try await DevelopmentServer.outcome(of: ["--port", "\(port)"])
        #expect(outcome.exitCode == 1)
        let problem = "cannot listen on 127.0.0.1:\(port): Address already in use"
        #expect(outcome.stderr == "focal-server: \(problem). Use another --port or --host.\n")
    }

    @Test(
        "if other machines can reach the server, it prints a warning",
        arguments: [("127.0.0.1", 0), ("127.0.0.2", 0), ("0.0.0.0", 1)]
    )
    func warning(host: String, lines: Int) async throws {
        try await DevelopmentServer.run("--host", host) { server in
            #expect(server.address.hasPrefix("http://\(host):"))
            let log = try server.log
            #expect(log.count == lines)
            #expect(
                log.allSatisfy { $0.hasPrefix("focal-server: warning: \(host) can be reached from other") }
            )
        }
    }

    @Test("--posts and --users set the number of posts and users, and all users can sign in")
    func size() async throws {
        try await DevelopmentServer.run("--posts", "10000", "--users", "1000") { server in
            let page = try await server.send("GET /posts?_page=57&_limit=100 HTTP/1.1")
            #expect(page.contains("x-total-count: 10000\r\n"))
            #expect(page.contains(#""id":5700"#))
            let login = try await server.send(
                "POST /v1/login HTTP/1.1",
                body: #"{"email":"user777@example.com","pass":"focal"}"#
            )
            #expect(login.contains(#""user_id":"777""#))
        }
    }

    @Test("--latency delays each response, even an error or a fault")
    func latency() async throws {
        try await DevelopmentServer.run("--latency", "0.2", "--faults", "0.5") { server in
            for target in ["/posts/1", "/posts/1", "/none"] {
                let start = ContinuousClock.now
                _ = try await server.send("GET \(target) HTTP/1.1")
                #expect(ContinuousClock.now - start >= .milliseconds(200))
            }
        }
    }
}
