import Core
import Foundation
import Testing

@Suite("focal feed --mine")
struct FeedMineTests {
    private let shell = Shell()

    @Test("feed --mine prints the posts of the user who is signed in, and open with a link prints the same")
    func posts() async throws {
        try await shell.signIn()
        let outcome = try await shell.focal("feed", "--mine")
        #expect(outcome.exitCode == 0)
        #expect(try outcome.line(0).contains(/^Posts by Leanne Graham +page 1 of 1 · 10 posts$/))
        #expect(try outcome.line(4).contains(/^ 2  qui est esse +Leanne Graham$/))
        #expect(try await shell.focal("open", "feed?author=1") == outcome)
        #expect(try await shell.signIn(as: "Shanna@melissa.tv").exitCode == 0)
        let second = try await shell.focal("feed", "--mine", "--page", "2", "--limit", "3", "--json")
        #expect(try second.postIDs == Array(14...16))
        let search = try await shell.focal("feed", "--mine", "--search", "voluptas", "--all", "--json")
        #expect(try search.postIDs == [12, 13, 14, 15, 17, 19])
    }

    @Test("if nobody is signed in, feed --mine exits with code 4 and sends no request")
    func nobody() async throws {
        let server = try PlainServer([:])
        let outcome = try await shell.focal("feed", "--mine", "--server", server.origin)
        #expect(outcome == .error("Nobody is signed in. Sign in with: focal login", exitCode: 4))
        #expect(server.requests.isEmpty)
    }

    @Test("feed --mine with --author is wrong usage")
    func author() async throws {
        try await shell.expectWrongUsage(["feed", "--mine", "--author", "3"])
    }

    @Test("if the session cannot be read, feed --mine prints this error, also with --offline")
    func damagedSession() async throws {
        try await shell.signIn()
        #expect(try await shell.focal("feed", "--mine").exitCode == 0)
        try Data("nonsense".utf8).write(to: shell.home.appending(path: "state/session.json"))
        for options in [[], ["--offline"]] {
            #expect(try await shell.focal(["feed", "--mine", "--json"] + options).failure.code == "storage")
        }
    }
}
