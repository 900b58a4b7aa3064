import Core
import Testing

@Suite("The token in requests for the profile")
struct MyPageTokenTests {
    private let shell: Shell
    private let home: PlainServer
    private let other: PlainServer

    init() throws {
        shell = try Shell()
        home = try PlainServer(["/v1/login": .login, "/v1/me": .profile])
        other = try PlainServer(["/v1/me": .profile])
    }

    @Test("mypage sends the token to its server, and nothing to a server on which nobody is signed in")
    func servers() async throws {
        try await shell.signIn(at: home.origin)
        #expect(try await shell.focal("mypage", "--server", home.origin).exitCode == 0)
        #expect(try await shell.focal("mypage", "--server", other.origin).exitCode == 4)
        #expect(home.requests.map(\.path) == ["/v1/login", "/v1/me"])
        #expect(home.requests.map { $0.headers["Authorization"] } == [nil, "Bearer secret-access"])
        #expect(other.requests.isEmpty)
    }

    @Test("mypage does not follow a redirect to another server")
    func redirect() async throws {
        let server = try PlainServer(["/v1/login": .login, "/v1/me": .redirect(to: other.origin + "/v1/me")])
        try await shell.signIn(at: server.origin)
        let outcome = try await shell.focal("mypage", "--server", server.origin)
        #expect(outcome.exitCode == 1)
        #expect(outcome.isOneLineError)
        #expect(server.requests.last?.headers["Authorization"] == "Bearer secret-access")
        #expect(other.requests.isEmpty)
    }

    @Test("if the login returned no token, mypage sends no token")
    func noTokens() async throws {
        let server = try PlainServer(["/v1/login": .loginWithoutTokens, "/v1/me": .profile])
        #expect(try await shell.signIn(at: server.origin).exitCode == 0)
        #expect(try await shell.focal("mypage", "--server", server.origin).exitCode == 0)
        #expect(server.requests.map { $0.headers["Authorization"] } == [nil, nil])
    }

    @Test("if the server cannot be reached, mypage fails, and the session is kept")
    func noConnection() async throws {
        var server: PlainServer? = try PlainServer(["/v1/login": .login])
        let origin = try #require(server?.origin)
        try await shell.signIn(at: origin)
        server = nil
        #expect(try await shell.focal("mypage", "--server", origin).exitCode == 1)
        #expect(try await shell.focal("status", "--server", origin).exitCode == 0)
    }
}
