import Core
import Foundation
import Testing

@Suite("focal mypage posts without the server")
struct MyPagePostsOfflineTests {
    private let shell: Shell

    init() throws {
        shell = try Shell()
    }

    @Test("--offline and --refresh together are wrong usage")
    func both() async throws {
        let outcome = try await shell.focal("mypage", "posts", "--offline", "--refresh")
        #expect(outcome.exitCode == 64)
        #expect(outcome.isOneLineError)
        #expect(outcome.stderr == "focal: --offline and --refresh cannot be used together.\n")
    }

    @Test("if the session cannot be read, mypage posts prints this error, also with --offline")
    func damagedSession() async throws {
        try await shell.signIn()
        #expect(try await shell.focal("mypage", "posts").exitCode == 0)
        try Data("nonsense".utf8).write(to: shell.home.appending(path: "state/session.json"))
        let online = try await shell.focal("mypage", "posts", "--json")
        let offline = try await shell.focal("mypage", "posts", "--json", "--offline")
        #expect(offline == online)
        #expect(try offline.failure.code == "storage")
        #expect(try await shell.focal("feed", "--offline", "--json").failure.code == "not_saved")
    }

    @Test("mypage posts shows the saved posts of the user")
    func myPagePosts() async throws {
        var server: PlainServer? = try await .ofPostsAndUsers(["/v1/login": .login])
        let origin = try #require(server?.origin)
        try await shell.signIn(at: origin)
        let online = try await shell.focal("mypage", "posts", "--json", "--server", origin)
        #expect(try online.postIDs == Array(1...10))
        server = nil
        for options in [[], ["--offline"]] {
            let offline = try await shell.focal(["mypage", "posts", "--json", "--server", origin] + options)
            #expect(offline.exitCode == 0)
            #expect(try offline.postIDs == Array(1...10))
            #expect(try offline.documents[0]["source"] == "cache")
        }
    }
}
