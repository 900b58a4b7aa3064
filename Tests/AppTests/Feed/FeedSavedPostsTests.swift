import Core
import Foundation
import GRDB
import TestSupport
import Testing

@Suite("The saved posts")
struct FeedSavedPostsTests {
    private let shell = Shell()

    @Test("without a home folder, nothing is saved and nothing is reported")
    func noHome() async throws {
        let feed = try await shell.focal("feed", "--limit", "100", environment: ["FOCAL_HOME": nil])
        #expect(feed.exitCode == 0)
        #expect(feed.stderr == "")
        let offline = try await shell.focal("feed", "--offline", "--json", environment: ["FOCAL_HOME": nil])
        #expect(try offline.failure.code == "not_saved")
    }

    @Test("saved posts are shown only to the same user at the same server")
    func owner() async throws {
        func isSaved(_ options: String...) async throws -> Bool {
            let outcome = try await shell.focal(["feed", "--offline", "--json"] + options)
            if outcome.exitCode != 0 { #expect(try outcome.failure.code == "not_saved") }
            return outcome.exitCode == 0
        }
        #expect(try await shell.focal("feed").exitCode == 0)
        #expect(try await isSaved())
        try await shell.signIn()
        #expect(try await !isSaved())
        #expect(try await shell.focal("feed").exitCode == 0)
        #expect(try await isSaved())
        #expect(try await !isSaved("--server", "http://localhost:9"))
        #expect(try await shell.signIn(as: "Shanna@melissa.tv").exitCode == 0)
        #expect(try await !isSaved())
        // The posts of the first user were deleted when the second user signed in.
        try await shell.signIn()
        #expect(try await !isSaved())
        #expect(try await shell.focal("feed").exitCode == 0)
        #expect(try await shell.focal("logout").exitCode == 0)
        #expect(shell.databases == [])
        #expect(try await !isSaved())
    }

    @Test(
        "after a logout while feed loads posts or their authors, the posts are not saved",
        arguments: ["/posts", "/users"]
    )
    func logoutDuringFeed(slow: String) async throws {
        let server = try FaultServer { request in
            if request.hasPrefix("POST /v1/login") { return [.login] }
            let isPosts = request.hasPrefix("GET /posts")
            let body = isPosts ? #"[{"userId":1,"id":1,"title":"t","body":"b"}]"# : #"[{"id":1,"name":"Ann"}]"#
            guard request.hasPrefix("GET \(slow)") else { return [.response("200 OK", body: body)] }
            let head = "HTTP/1.1 200 OK\r\nX-Total-Count: 1\r\nContent-Length: \(body.utf8.count)\r\n\r\n"
            return [.send(head), .drip(body, every: .milliseconds(20))]
        }
        let origin = server.url.absoluteString
        try await shell.signIn(at: origin)
        let feed = try shell.start(["feed", "--server", origin])
        await server.received(slow == "/posts" ? 2 : 3)
        #expect(try await shell.focal("logout", "--server", origin).exitCode == 0)
        #expect(try await feed.exitCode() == 0)
        #expect(try shell.databases.filter { try posts(in: $0) > 0 } == [])
    }

    private func posts(in file: URL) throws -> Int {
        try DatabaseQueue(path: file.path).read { try Int.fetchOne($0, sql: "SELECT count(*) FROM element") ?? 0 }
    }
}
