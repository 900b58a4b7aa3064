import Core
import Testing

@Suite("Errors of login, logout and requests with a session")
struct RefusedSessionTests {
    @Test("after five logins with a wrong password, the next login must wait", arguments: Transport.allCases)
    func tooManyAttempts(transport: Transport) async throws {
        let shell = try Shell()
        try await transport.withServer { server in
            var outcome: Outcome
            var rounds = 0
            repeat {
                // The logins run in parallel, so that they are in the same minute.
                try await withThrowingTaskGroup(of: Int32.self) { group in
                    for _ in 1...5 {
                        group.addTask { try await shell.signIn(at: server, pass: "wrong").exitCode }
                    }
                    for try await exitCode in group {
                        #expect(exitCode == 1)
                    }
                }
                outcome = try await shell.signIn(at: server)
                rounds += 1
                // On a busy machine, the logins can take more than a minute. Then the last one succeeds.
            } while outcome.exitCode == 0 && rounds < 5
            #expect(outcome.exitCode == 1)
            let message = /focal: Too many login attempts\. Try again in [1-6]?[0-9] s\.\n/
            #expect(outcome.stderr.wholeMatch(of: message) != nil)
        }
    }

    @Test("if the server has ended the session, the command deletes it and exits with code 4")
    func endedSession() async throws {
        let server = try PlainServer(["/v1/login": .login, "/v1/me": .json("{}", status: 401)])
        let shell = try Shell()
        try await shell.signIn(at: server.origin)
        // The server also refuses the refresh token: it has no path for it.
        let me = try await shell.focal("api", "/v1/me", "--server", server.origin)
        #expect(me.exitCode == 4)
        #expect(me.stderr == "focal: The server answered with HTTP 401. Sign in with: focal login\n")
        #expect(server.requests.map(\.path) == ["/v1/login", "/v1/me", "/v1/refresh"])
        #expect(try await shell.focal("status", "--server", server.origin).exitCode == 4)
    }

    @Test("if the server fails, a logout deletes the session, and the output describes both results")
    func logoutWithoutServer() async throws {
        let server = try PlainServer(["/v1/login": .login, "/v1/logout": .json("{}", status: 500)])
        let shell = try Shell()
        try await shell.signIn(at: server.origin)
        let logout = try await shell.focal("logout", "--server", server.origin)
        #expect(logout.exitCode == 0)
        #expect(logout.stdout.hasPrefix("! Signed out on this device. The session on the server may still be valid:"))
        #expect(logout.stdout.hasSuffix("✓ The session and the cache were deleted.\n"))
        #expect(try await shell.focal("status", "--server", server.origin).exitCode == 4)
    }
}
