import Core
import Foundation
import TestSupport
import Testing

@Suite("Passwords and tokens are only in the session file")
struct CanaryTests {
    private let canaries: Canaries

    init() throws {
        canaries = try Canaries()
    }

    private static let ways = [["--lang", "en"], ["--lang", "ja"], ["--json"]]

    private static func edit(_ way: [String]) -> [String] { ["mypage", "edit", "--name", "Leanne G."] + way }

    @Test("no secret leaks if the server accepts all requests and returns tokens", arguments: ways)
    func fine(way: [String]) async throws {
        let server = try FaultServer(Self.returnsTokens)
        let origin = server.url.absoluteString
        #expect(try await canaries.login(at: origin, way).exitCode == 0)
        #expect(try await canaries.tokens(at: origin)?.access == "c4nary-access")
        for arguments in [["feed"], ["feed", "show", "1"], ["status"], ["mypage"]].map({ $0 + way }) + [Self.edit(way)]
        {
            #expect(try await canaries.focal(arguments, at: origin).exitCode == 0)
        }
        try await canaries.signIn(at: origin, expired: true)
        #expect(try await canaries.focal(["mypage"] + way, at: origin).exitCode == 0)
        #expect(try await canaries.tokens(at: origin)?.access == "c4nary-renewed")
        #expect(try await canaries.focal(["logout"] + way, at: origin).exitCode == 0)
        #expect(try await canaries.tokens(at: origin) == nil)
        #expect(server.requests.contains { $0.contains("c4nary-renewed") })
    }

    @Test(
        "no secret leaks if the server refuses each request and returns its text in the response",
        arguments: [401, 409, 422, 500],
        ways
    )
    func echo(status: Int, way: [String]) async throws {
        let server = try FaultServer { Self.repeats($0, status: status) }
        try await runEverything(at: server.url.absoluteString, way)
        #expect(server.requests.filter(Canaries.isLeaked).count >= 5)
    }

    @Test("no secret leaks if the server returns the request in a redirect", arguments: ways, [true, false])
    func redirects(way: [String], isElsewhere: Bool) async throws {
        let origin = isElsewhere ? "http://127.0.0.1:9" : ""
        let server = try FaultServer { request in
            let words = request.percentEncoded
            return [.response("302 Found", ["Location: \(origin)/\(words.prefix(2_000))?\(words)"], body: request)]
        }
        try await runEverything(at: server.url.absoluteString, way)
        #expect(server.requests.filter(Canaries.isLeaked).count >= 5)
        #expect(server.requests.allSatisfy { !Canaries.isLeaked(in: $0.components(separatedBy: "\r\n")[0]) })
    }

    @Test("no secret leaks if the server returns the request in a body that is not JSON", arguments: [200, 401, 500])
    func noJSON(status: Int) async throws {
        for body in ["<p>%</p>", "%", #"{"error":"%"#] {
            let server = try FaultServer { [.response("\(status) Hm", body: body.replacing("%", with: $0))] }
            try await runEverything(at: server.url.absoluteString, ["--lang", "en"])
        }
    }

    @Test("if the server's message about a field contains the token, the token is masked in the output")
    func field() async throws {
        let server = try FaultServer { Self.repeats($0, status: 422) }
        try await canaries.signIn(at: server.url.absoluteString)
        let outcome = try await canaries.focal(Self.edit([]), at: server.url.absoluteString)
        #expect(outcome.exitCode == 1)
        #expect(outcome.stderr.contains("Bearer •••"))
    }

    @Test("no secret leaks if the user types the password in a terminal", arguments: [true, false])
    func typed(isRight: Bool) async throws {
        let server = try FaultServer { isRight ? Self.returnsTokens($0) : Self.repeats($0, status: 401) }
        let terminal = try Terminal(columns: 80)
        let outcome = try await terminal.focal(
            ["login", "--email", Shell.email, "--verbose", "--server", server.url.absoluteString],
            of: canaries.shell,
            environment: canaries.environment
        ) { _, _ in Canaries.pass + "\n" }
        #expect(outcome.exitCode == (isRight ? 0 : 1))
        try canaries.expectNoLeak(in: outcome)
        #expect(server.requests.contains(where: Canaries.isLeaked))
    }

    #if os(Linux)
    @Test("the arguments and environment variables contain no secret", arguments: ["login", "mypage"])
    func waiting(command: String) async throws {
        let server = try FaultServer { _ in [.silence] }
        let origin = server.url.absoluteString
        try await canaries.signIn(at: origin)
        let scratch = canaries.shell.scratch
        let (output, errors) = (try scratch.file(), try scratch.file())
        let login = ["--email", Shell.email, "--password-stdin"]
        let program = try RunningProgram(
            "focal",
            [command, "--server", origin, "--verbose", "--timeout", "3600"] + (command == "login" ? login : []),
            environment: canaries.shell.environment(canaries.environment),
            input: scratch.file(holding: Data((Canaries.pass + "\n").utf8)).handle,
            output: output.handle,
            errors: errors.handle
        )
        await server.received(1)
        for name in ["cmdline", "environ"] {
            let content = String(
                decoding: try Data(contentsOf: URL(filePath: "/proc/\(program.id)/\(name)")),
                as: UTF8.self
            )
            #expect(content.contains(name == "cmdline" ? origin : canaries.shell.home.path))
            #expect(!Canaries.isLeaked(in: content))
        }
        program.signal(SIGTERM)
        let outcome = try Outcome(
            exitCode: await program.exitCode(),
            stdout: output.url,
            stderr: errors.url
        )
        #expect(outcome.exitCode == 143)
        try canaries.expectNoLeak(in: outcome)
        #expect(server.requests.contains(where: Canaries.isLeaked))
    }
    #endif
}

extension CanaryTests {
    /// Runs each command that can send a secret. Each command starts with a new session.
    private func runEverything(at server: String, _ way: [String]) async throws {
        try await canaries.login(at: server, way)
        for arguments in [["feed"], ["mypage"], ["status"], ["logout"]].map({ $0 + way }) + [Self.edit(way)] {
            try await canaries.signIn(at: server)
            try await canaries.focal(arguments + ["--timeout", "1"], at: server)
        }
        try await canaries.signIn(at: server, expired: true)
        try await canaries.focal(["mypage", "--timeout", "1"] + way, at: server)
    }

    @Sendable private static func returnsTokens(_ request: String) -> [FaultStep] {
        let words = request.split(separator: " ").prefix(2).joined(separator: " ")
        let profile = #""user_id":"1","user_name":"Leanne","email":"a@b.c","last_login_date":"2026-11-21T00:00:00Z""#
        func tokens(_ name: String) -> String {
            #""access_token":"c4nary-\#(name)","refresh_token":"c4nary-\#(name)-next","expires_in":900"#
        }
        switch words {
        case "POST /v1/login": return [.response("200 OK", body: "{\(profile),\(tokens("access"))}")]
        case "POST /v1/refresh": return [.response("200 OK", body: "{\(tokens("renewed"))}")]
        case "POST /v1/logout": return [.response("204 No Content")]
        case "GET /v1/me", "PATCH /v1/me": return [.response("200 OK", body: #"{\#(profile),"phone":"","website":""}"#)]
        case "GET /posts/1": return [.response("200 OK", body: #"{"userId":1,"id":1,"title":"t","body":"b"}"#)]
        default: return [.response("200 OK", body: "[]")]
        }
    }

    /// Returns an error response that contains the text of the request. If `status` is 422, a GET request gets a normal
    /// response instead.
    private static func repeats(_ request: String, status: Int) -> [FaultStep] {
        if status == 422, request.hasPrefix("GET") { return returnsTokens(request) }
        let words = "\(request) \(request.percentEncoded)"
        let fields = ["email", "pass", "user_name", request].map { ($0, words) }
        let problem = ErrorResponse(code: "no", message: words, fields: Dictionary(uniqueKeysWithValues: fields))
        let body = (try? JSONCoding.encode(problem)) ?? Data()
        let echo = request.components(separatedBy: "\r\n").last { !$0.isEmpty } ?? ""
        return [.response("\(status) No", ["Connection: close", "X-Echo: \(echo)"], data: body)]
    }
}

extension String {
    /// The text, percent-encoded as one component of a URL (RFC 3986).
    fileprivate var percentEncoded: String {
        let unreserved = CharacterSet.alphanumerics.union(CharacterSet(charactersIn: "-._~"))
        return addingPercentEncoding(withAllowedCharacters: unreserved) ?? ""
    }
}
