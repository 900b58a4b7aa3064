import Core
import Foundation
import TestSupport
import Testing

@Suite("The session of focal api")
struct APISessionTests {
    private let shell = Shell()

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

    @Test("requests to another server have no token, and nobody is signed in on that server")
    func otherServer() async throws {
        let home = try PlainServer(["/v1/login": .login])
        let other = try PlainServer(["/v1/me": .profile])
        try await shell.signIn(at: home.origin)
        #expect(try await shell.focal("api", "/v1/me", "--server", other.origin).exitCode == 0)
        #expect(try await shell.focal("logout", "--server", other.origin).exitCode == 4)
        #expect(other.requests.map(\.path) == ["/v1/me"])
        #expect(other.requests.allSatisfy { $0.headers["Authorization"] == nil })
        try await shell.signIn()
        #expect(try await shell.focal("logout").exitCode == 0)
        #expect(try await shell.focal("status", "--server", home.origin).exitCode == 0)
    }

    @Test("if the login returns no token, later requests have no token")
    func noTokens() async throws {
        let server = try PlainServer(["/v1/login": .loginWithoutTokens, "/v1/me": .profile])
        #expect(try await shell.signIn(at: server.origin).exitCode == 0)
        #expect(try await shell.focal("api", "/v1/me", "--server", server.origin).exitCode == 0)
        #expect(server.requests.map { $0.headers["Authorization"] } == [nil, nil])
    }

    @Test("after a response with status 401, api exits with code 4 and says how to sign in", arguments: [true, false])
    func unauthorized(isSignedIn: Bool) async throws {
        let problem = #"{"error":{"code":"session_expired","message":"the session has ended"}}"#
        let refused = APIResponse.json(problem, status: 401)
        let server = try PlainServer(["/v1/login": .login, "/x": refused, "/v1/refresh": refused])
        let arguments = ["api", "/x", "--server", server.origin]
        if isSignedIn { try await shell.signIn(at: server.origin) }
        let outcome = try await shell.focal(arguments)
        #expect(outcome.isError(4))
        let message = "The server answered with HTTP 401 (the session has ended). Sign in with: focal login"
        #expect(outcome.stderr == "focal: \(message)\n")
        #expect(server.requests.map(\.path) == (isSignedIn ? ["/v1/login", "/x", "/v1/refresh"] : ["/x"]))
        #expect(try await shell.focal(arguments + ["--json"]).failure.code == "not_signed_in")
        // Nobody is signed in now. If there was a session, it was deleted.
        #expect(try await shell.focal("status", "--server", server.origin).exitCode == 4)
    }

    @Test("if a server repeats the request in its error response, focal masks the token and the password")
    func masked() async throws {
        let server = try FaultServer { request in
            let body = try? JSONCoding.encode(ErrorResponse(code: "no", message: request))
            return [.response("422 No", ["Connection: close"], data: body ?? Data())]
        }
        let canaries = Canaries()
        try await canaries.signIn(at: server.url.absoluteString)
        let arguments = ["api", "POST", "/x", "--field", "pass=" + Canaries.pass, "--field", "a=1"]
        for options in [[], ["--json"], ["--lang", "ja"]] {
            let outcome = try await canaries.focal(arguments + options, at: server.url.absoluteString)
            #expect(outcome.exitCode == 1)
            #expect(outcome.stderr.contains("Bearer •••"))
        }
        #expect(server.requests.count == 3 && server.requests.allSatisfy(Canaries.isLeaked))
    }
}
