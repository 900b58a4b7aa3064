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
        #expect(try outcome.line(0).contains(/^Posts by Leanne Graham +page 1 of 1 · 10 posts$/))
        #expect(try outcome.line(4).contains(/^ 2  qui est esse +Leanne Graham$/))
        #expect(try await shell.focal("open", "mypage/posts") == outcome)
        let login = ["login", "--email", "Shanna@melissa.tv", "--password-stdin"]
        #expect(try await shell.focal(login, stdin: "focal\n").exitCode == 0)
        let second = try await shell.focal("mypage", "posts", "--page", "2", "--limit", "3", "--json")
        #expect(try second.postIDs == Array(14...16))
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
}
