import Core
import Testing

@Suite("A token is sent only to its server")
struct TokenTests {
    private let shell: Shell
    private let home: PlainServer
    private let other: PlainServer

    init() async throws {
        shell = try Shell()
        home = try PlainServer(["/v1/login": .login, "/v1/me": .profile, "/posts": .json("[]")])
        other = try PlainServer(["/v1/me": .profile, "/posts": .json("[]")])
    }

    @Test("the token is sent with every request to its server except the login")
    func ownServer() async throws {
        try await shell.signIn(at: home.origin)
        _ = try await shell.focal("api", "/posts", "--server", home.origin)
        _ = try await shell.focal("api", "/v1/me", "--server", home.origin)
        #expect(home.requests.map(\.path) == ["/v1/login", "/posts", "/v1/me"])
        let bearer = "Bearer secret-access"
        #expect(home.requests.map { $0.headers["Authorization"] } == [nil, bearer, bearer])
    }

    @Test("requests to another server have no token, and nobody is signed in on that server")
    func otherServer() async throws {
        try await shell.signIn(at: home.origin)
        #expect(try await shell.focal("api", "/posts", "--server", other.origin).exitCode == 0)
        #expect(try await shell.focal("api", "/v1/me", "--server", other.origin).exitCode == 0)
        #expect(try await shell.focal("logout", "--server", other.origin).exitCode == 4)
        #expect(try await shell.focal("status").exitCode == 4)
        #expect(other.requests.map(\.path) == ["/posts", "/v1/me"])
        #expect(other.requests.allSatisfy { $0.headers["Authorization"] == nil })
        #expect(try await shell.focal("status", "--server", home.origin).exitCode == 0)
        #expect(try await shell.focal("api", "/v1/me").exitCode == 4)
        #expect(home.requests.map(\.path) == ["/v1/login"])
    }

    @Test("a redirect to another server is not followed")
    func redirect() async throws {
        let home = try PlainServer([
            "/v1/login": .login, "/v1/me": .redirect(to: other.origin + "/v1/me"),
            "/posts": .redirect(to: other.origin + "/posts"),
        ])
        try await shell.signIn(at: home.origin)
        for path in ["/posts", "/v1/me"] {
            let outcome = try await shell.focal("api", path, "--server", home.origin)
            #expect(outcome.exitCode == 1)
            #expect(outcome.isOneLineError)
        }
        #expect(home.requests.last?.headers["Authorization"] == "Bearer secret-access")
        #expect(other.requests.isEmpty)
    }

    @Test("a redirect to the same server is followed")
    func sameServer() async throws {
        let server = try PlainServer(["/posts": .redirect(to: "/articles"), "/articles": .json("[]")])
        #expect(try await shell.focal("api", "/posts", "--server", server.origin).exitCode == 0)
        #expect(server.requests.map(\.path) == ["/posts", "/articles"])
    }

    @Test("if the login returns no token, later requests have no token")
    func noTokens() async throws {
        let server = try PlainServer(["/v1/login": .loginWithoutTokens, "/v1/me": .profile])
        #expect(try await shell.signIn(at: server.origin).exitCode == 0)
        #expect(try await shell.focal("api", "/v1/me", "--server", server.origin).exitCode == 0)
        #expect(server.requests.map { $0.headers["Authorization"] } == [nil, nil])
    }

    @Test("each server has its own session")
    func twoSessions() async throws {
        try await shell.signIn(at: home.origin)
        try await shell.signIn()
        _ = try await shell.focal("logout")
        #expect(try await shell.focal("status").exitCode == 4)
        #expect(try await shell.focal("status", "--server", home.origin).exitCode == 0)
    }
}
