import Core
import Foundation
import Testing

@Suite("focal mypage posts")
struct MyPagePostsTests {
    private let shell: Shell

    init() throws {
        shell = try Shell()
    }

    @Test("mypage posts prints the posts of the user who is signed in, and open with a link prints the same")
    func posts() async throws {
        try await shell.signIn()
        let outcome = try await shell.focal("mypage", "posts")
        #expect(outcome.exitCode == 0)
        #expect(try outcome.line(0).contains(/^Feed +page 1 of 1 · 10 posts$/))
        #expect(try outcome.line(3).contains(/^ 2  qui est esse +Leanne Graham$/))
        #expect(try await shell.focal("open", "mypage/posts") == outcome)
        let login = ["login", "--email", "Shanna@melissa.tv", "--password-stdin"]
        #expect(try await shell.focal(login, stdin: "focal\n").exitCode == 0)
        #expect(try await shell.focal("mypage", "posts", "--json").postIDs == Array(11...20))
    }

    @Test("mypage posts has the paging options of the feed")
    func paging() async throws {
        try await shell.signIn()
        let second = try await shell.focal("mypage", "posts", "--page", "2", "--limit", "3", "--json")
        #expect(try second.postIDs == Array(4...6))
        try await shell.expectWrongUsage(["mypage", "posts", "--limit", "101"])
    }

    @Test("if nobody is signed in, mypage posts exits with code 4 and sends no request")
    func nobody() async throws {
        let server = try PlainServer([:])
        let outcome = try await shell.focal("mypage", "posts", "--server", server.origin)
        #expect(outcome.exitCode == 4)
        #expect(outcome.stderr == "focal: Nobody is signed in. Sign in with: focal login\n")
        #expect(server.requests.isEmpty)
    }

    @Test("if the session cannot be read, mypage posts prints this error, also with --offline")
    func damagedSession() async throws {
        try await shell.signIn()
        #expect(try await shell.focal("mypage", "posts").exitCode == 0)
        try Data("nonsense".utf8).write(to: shell.home.appending(path: "state/session.json"))
        for options in [[], ["--offline"]] {
            #expect(try await shell.focal(["mypage", "posts", "--json"] + options).failure.code == "storage")
        }
    }

    @Test("without the server, mypage posts shows the saved posts of the user")
    func saved() async throws {
        var server: PlainServer? = try await .ofPostsAndUsers(["/v1/login": .login])
        let origin = try #require(server?.origin)
        try await shell.signIn(at: origin)
        #expect(try await shell.focal("mypage", "posts", "--json", "--server", origin).postIDs == Array(1...10))
        server = nil
        for options in [[], ["--offline"]] {
            let offline = try await shell.focal(["mypage", "posts", "--json", "--server", origin] + options)
            #expect(try offline.postIDs == Array(1...10))
            #expect(try offline.documents.first?["source"] == "cache")
        }
    }
}
