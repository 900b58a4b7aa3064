import Core
import Foundation
import TestSupport
import Testing

@Suite("Secrets are only in requests and in the session file")
struct CanaryTests {
    private let canaries = Canaries()

    private static let commands = [
        ["api", "/posts?_page=1&q=a%20b"], ["api", "/v1/me"],
        ["api", "PATCH", "/v1/me", "--field", "user_name=Leanne G.", "--field", "pass=\(Canaries.pass)"], ["status"],
        ["logout"],
    ]

    /// What `--verbose` prints for these commands, except the time.
    private static let lines = [
        "GET /posts?_page=1&q=a%20b → 200, 2 bytes, ", "GET /v1/me → 200, ", "PATCH /v1/me → 200, ",
    ]

    @Test(
        "no secret leaks if the server accepts all requests and returns tokens, and --verbose prints the requests",
        arguments: Canaries.ways.drawn(1, seed: 1)
    )
    func fine(way: [String]) async throws {
        let server = try FaultServer(Canaries.returnsTokens)
        let origin = server.url.absoluteString
        let login = try await canaries.login(at: origin, way)
        #expect(login.exitCode == 0)
        #expect(login.stderr.contains("POST /v1/login → 200, "))
        #expect(try await canaries.tokens(at: origin)?.access == "c4nary-access")
        for (arguments, line) in zip(Self.commands, Self.lines + [""]) {
            let outcome = try await canaries.focal(arguments + way, at: origin)
            #expect(outcome.exitCode == 0)
            #expect(outcome.stderr.hasPrefix(line))
            #expect(!outcome.stdout.isEmpty && !outcome.stdout.contains(" → "))
        }
        try await canaries.signIn(at: origin, expired: true)
        #expect(try await canaries.focal(["api", "/v1/me"] + way, at: origin).exitCode == 0)
        #expect(try await canaries.tokens(at: origin)?.access == "c4nary-renewed")
        let logout = try await canaries.focal(["logout"] + way, at: origin)
        #expect(logout.exitCode == 0)
        #expect(logout.stderr.contains("POST /v1/logout → 204, 0 bytes, "))
        #expect(try await canaries.tokens(at: origin) == nil)
        #expect(server.requests.contains { $0.contains("c4nary-renewed") })
    }

    @Test("no secret leaks, whatever the server does with the request", arguments: Canaries.cases)
    func echo(echo: Canaries.Echo, way: [String]) async throws {
        let server = try FaultServer(echo.response)
        try await runEverything(at: server.url.absoluteString, way)
        #expect(server.requests.filter(Canaries.isLeaked).count >= 5)
        #expect(server.requests.allSatisfy { !Canaries.isLeaked(in: String($0.prefix { !$0.isNewline })) })
    }

    #if os(Linux)
    @Test("the arguments and environment variables contain no secret", arguments: ["login", "api"])
    func waiting(command: String) async throws {
        let server = try FaultServer { _ in [.silence] }
        let origin = server.url.absoluteString
        try await canaries.signIn(at: origin)
        let scratch = canaries.shell.scratch
        let (output, errors) = (try scratch.file(), try scratch.file())
        let options = command == "login" ? ["--email", Shell.email, "--password-stdin"] : ["/v1/me"]
        let program = try canaries.shell.start(
            [command, "--server", origin, "--verbose", "--timeout", "3600"] + options,
            stdin: Canaries.pass + "\n",
            environment: canaries.environment,
            output: output.handle,
            errors: errors.handle
        )
        await server.received(1)
        for name in ["cmdline", "environ"] {
            let file = URL(filePath: "/proc/\(program.id)/\(name)")
            let content = String(decoding: try Data(contentsOf: file), as: UTF8.self)
            #expect(content.contains(name == "cmdline" ? origin : canaries.shell.home.path))
            #expect(!Canaries.isLeaked(in: content))
        }
        program.signal(SIGTERM)
        let outcome = try await Outcome(exitCode: program.exitCode(), stdout: output.url, stderr: errors.url)
        #expect(outcome.exitCode == 143)
        try canaries.expectNoLeak(in: outcome)
        #expect(server.requests.contains(where: Canaries.isLeaked))
    }
    #endif
}

extension CanaryTests {
    /// Runs `login`, and each of `commands` with a new session. Then sends a request with an expired token.
    private func runEverything(at server: String, _ way: [String]) async throws {
        try await canaries.login(at: server, way)
        for arguments in Self.commands {
            try await canaries.signIn(at: server)
            try await canaries.focal(arguments + way, at: server)
        }
        try await canaries.signIn(at: server, expired: true)
        try await canaries.focal(["api", "/v1/me"] + way, at: server)
    }
}
