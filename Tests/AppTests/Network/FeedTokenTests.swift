import Core
import Testing

@Suite("The token in requests for posts")
struct FeedTokenTests {
    private let shell: Shell
    private let home: PlainServer
    private let other: PlainServer

    init() throws {
        shell = try Shell()
        home = try PlainServer(["/v1/login": .login, "/posts": .json("[]")])
        other = try PlainServer(["/posts": .json("[]")])
    }

    @Test("feed sends the token to its server, and no token to another server")
    func servers() async throws {
        try await shell.signIn(at: home.origin)
        for server in [home, other] {
            #expect(try await shell.focal("feed", "--server", server.origin).exitCode == 0)
        }
        #expect(home.requests.map { $0.headers["Authorization"] } == [nil, "Bearer secret-access"])
        #expect(other.requests.map { $0.headers["Authorization"] } == [nil])
    }

    @Test("feed does not follow a redirect to another server, but follows one to the same server")
    func redirects() async throws {
        let server = try PlainServer(["/v1/login": .login, "/posts": .redirect(to: other.origin + "/posts")])
        try await shell.signIn(at: server.origin)
        let outcome = try await shell.focal("feed", "--server", server.origin)
        #expect(outcome.exitCode == 1)
        #expect(outcome.isOneLineError)
        #expect(other.requests.isEmpty)
        let same = try PlainServer(["/posts": .redirect(to: "/articles"), "/articles": .json("[]")])
        #expect(try await shell.focal("feed", "--server", same.origin).exitCode == 0)
        #expect(same.requests.map(\.path) == ["/posts", "/articles"])
    }
}
