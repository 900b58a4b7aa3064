import Core
import Foundation
import TestSupport
import Testing

@Suite("The session of focal api")
struct APISessionTests {
    private let shell: Shell

    init() throws {
        shell = try Shell()
    }

    @Test("api sends the token of the session, and without a session it sends no token")
    func token() async throws {
        let server = try PlainServer(["/v1/login": .login, "/x": .json("{}")])
        #expect(try await shell.focal("api", "/x", "--server", server.origin).exitCode == 0)
        try await shell.signIn(at: server.origin)
        for method in ["GET", "POST", "PUT", "PATCH", "DELETE"] {
            #expect(try await shell.focal("api", method, "/x", "--server", server.origin).exitCode == 0)
        }
        let bearer = "Bearer secret-access"
        #expect(server.requests.map(\.method) == [.get, .post, .get, .post, .put, .patch, .delete])
        #expect(server.requests.map { $0.headers["Authorization"] } == [nil, nil] + Array(repeating: bearer, count: 5))
    }

    @Test("api reads and edits the profile of the user, with a session", arguments: Transport.allCases)
    func profile(transport: Transport) async throws {
        try await transport.withServer { server in
            let before = try await shell.focal("api", "/v1/me", "--server", server)
            #expect(before.exitCode == 4)
            try await shell.signIn(at: server)
            let edit = ["api", "PATCH", "/v1/me", "--field", "phone=+81 3-1234", "--server", server]
            let edited = try await shell.focal(edit)
            #expect(edited.exitCode == 0)
            #expect(try edited.documents.first?["phone"] == "+81 3-1234")
            #expect(try await shell.focal("api", "/v1/me", "--server", server) == edited)
        }
    }

    @Test("after a response with status 401, api exits with code 4 and says how to sign in", arguments: [true, false])
    func unauthorized(isSignedIn: Bool) async throws {
        let problem = #"{"error":{"code":"session_expired","message":"the session has ended"}}"#
        let server = try PlainServer(["/v1/login": .login, "/x": .json(problem, status: 401)])
        let arguments = ["api", "/x", "--server", server.origin]
        if isSignedIn { try await shell.signIn(at: server.origin) }
        let outcome = try await shell.focal(arguments)
        #expect(outcome.exitCode == 4)
        #expect(outcome.isOneLineError)
        let message = "The server answered with HTTP 401 (the session has ended). Sign in with: focal login"
        #expect(outcome.stderr == "focal: \(message)\n")
        #expect(server.requests.map(\.path) == (isSignedIn ? ["/v1/login", "/x", "/v1/refresh"] : ["/x"]))
        // The server has refused the token and the refresh token, so the session is deleted.
        #expect(try await shell.focal("status", "--server", server.origin).exitCode == 4)
        if isSignedIn { try await shell.signIn(at: server.origin) }
        let json = try await shell.focal(arguments + ["--json"])
        #expect(json.exitCode == 4)
        #expect(json.stdout == "")
        #expect(try json.failure.code == "not_signed_in")
        #expect(try json.failure.message == message)
        let japanese = try await shell.focal(arguments + ["--lang", "ja"])
        #expect(
            japanese.stderr
                == "focal: サーバーの応答は HTTP 401 (the session has ended) です。focal login でログインしてください。\n"
        )
    }

    @Test("--verbose prints the requests, without the token and the fields", arguments: Transport.allCases)
    func verbose(transport: Transport) async throws {
        let canaries = try Canaries()
        try await transport.withServer { server in
            try await canaries.signIn(at: server)
            let arguments = ["api", "POST", "/todos?userId=1", "--field", "title=New", "--field", "pass=c4nary"]
            let outcome = try await canaries.shell.focal(arguments + ["--server", server, "--verbose"])
            #expect(outcome.exitCode == 0)
            #expect(outcome.stderr.contains(/^POST \/todos\?userId=1 → 201, [0-9]+ bytes, [0-9]+ ms\n$/))
            #expect(!Canaries.isLeaked(in: outcome.stderr))
        }
    }

    @Test("a server that repeats the request in its error response gets the token and the password masked")
    func masked() async throws {
        let server = try FaultServer { request in
            let body = try? JSONCoding.encode(ErrorResponse(code: "no", message: request))
            return [.response("422 No", ["Connection: close"], data: body ?? Data())]
        }
        let canaries = try Canaries()
        try await canaries.signIn(at: server.url.absoluteString)
        let arguments = ["api", "POST", "/x", "--field", "pass=" + Canaries.pass, "--field", "a=1"]
        for options in [[], ["--json"], ["--lang", "ja"]] {
            let outcome = try await canaries.focal(arguments + options, at: server.url.absoluteString)
            #expect(outcome.exitCode == 1)
            #expect(outcome.stderr.contains("Bearer •••"))
        }
        #expect(server.requests.allSatisfy(Canaries.isLeaked))
    }
}
