import Core
import Foundation
import GRDB
import TestSupport
import Testing

@Suite("The saved posts")
struct FeedSavedPostsTests {
    private let shell: Shell

    init() throws {
        shell = try Shell()
    }

    @Test(
        "the saved posts are in FOCAL_HOME, or else in XDG_CACHE_HOME, or else in the cache folder of the system",
        arguments: [
            (["FOCAL_HOME": nil, "HOME": "home"], systemCaches),
            (["FOCAL_HOME": nil, "HOME": "home", "XDG_CACHE_HOME": "xdg"], "xdg/focal"),
            (["FOCAL_HOME": "own", "HOME": "home", "XDG_CACHE_HOME": "xdg"], "own/cache/focal"),
        ] as [([String: String?], String)]
    )
    func places(folders: [String: String?], place: String) async throws {
        let root = shell.scratch.url
        let variables = folders.mapValues { name in name.map { root.appending(path: $0).path } }
        #expect(try await shell.focal("feed", environment: variables).exitCode == 0)
        let names = try FileManager.default.subpathsOfDirectory(atPath: root.path).filter { $0.hasSuffix(".sqlite") }
        #expect(names == [place + "/fake%3A/nobody/feed/data.sqlite"])
        #expect(try await shell.focal("feed", "--offline", environment: variables).exitCode == 0)
    }

    #if canImport(Darwin)
    private static let systemCaches = "home/Library/Caches/focal"
    #else
    private static let systemCaches = "home/.cache/focal"
    #endif

    @Test("without a home folder, nothing is saved and nothing is reported")
    func noHome() async throws {
        let feed = try await shell.focal("feed", "--limit", "100", environment: ["FOCAL_HOME": nil])
        #expect(feed.exitCode == 0)
        #expect(feed.stderr == "")
        let offline = try await shell.focal("feed", "--offline", "--json", environment: ["FOCAL_HOME": nil])
        #expect(try offline.failure.code == "not_saved")
    }

    @Test("folders have the permissions 0700 and files have 0600")
    func permissions() async throws {
        #expect(try await shell.focal("feed").exitCode == 0)
        let names = try FileManager.default.subpathsOfDirectory(atPath: shell.home.path)
        #expect(names.contains { $0.hasSuffix("data.sqlite") })
        for name in names {
            let attributes = try FileManager.default.attributesOfItem(atPath: shell.home.appending(path: name).path)
            let isFolder = attributes[.type] as? FileAttributeType == .typeDirectory
            #expect(attributes[.posixPermissions] as? Int == (isFolder ? 0o700 : 0o600), "\(name)")
        }
    }

    @Test("saved posts are shown only to the same user at the same server")
    func owner() async throws {
        func isSaved(_ options: String...) async throws -> Bool {
            let outcome = try await shell.focal(["feed", "--offline", "--json"] + options)
            if outcome.exitCode != 0 { #expect(try outcome.failure.code == "not_saved") }
            return outcome.exitCode == 0
        }
        let shanna = ["login", "--email", "Shanna@melissa.tv", "--password-stdin"]
        #expect(try await shell.focal("feed").exitCode == 0)
        #expect(try await isSaved())
        try await shell.signIn()
        #expect(try await !isSaved())
        #expect(try await shell.focal("feed").exitCode == 0)
        #expect(try await isSaved())
        #expect(try await !isSaved("--server", "http://localhost:9"))
        #expect(try await shell.focal(shanna, stdin: "focal\n").exitCode == 0)
        #expect(try await !isSaved())
        try await shell.signIn()
        #expect(try await isSaved())
        #expect(try await shell.focal("logout").exitCode == 0)
        #expect(shell.databases == [])
        #expect(try await !isSaved())
    }

    @Test("after a logout while feed is running, the rest of its pages is not saved")
    func logoutDuringFeed() async throws {
        let server = try FaultServer { request in
            if request.hasPrefix("POST /v1/login") {
                return [.response("200 OK", body: String(decoding: APIResponse.login.body, as: UTF8.self))]
            }
            guard request.hasPrefix("GET /posts") else { return [.response("200 OK", body: "[]")] }
            let body = #"[{"userId":1,"id":1,"title":"t","body":"b"}]"#
            let head = "HTTP/1.1 200 OK\r\nX-Total-Count: 1\r\nContent-Length: \(body.utf8.count)\r\n\r\n"
            return [.send(head), .drip(body, every: .milliseconds(20))]
        }
        let origin = server.url.absoluteString
        try await shell.signIn(at: origin)
        let feed = try shell.start(["feed", "--server", origin])
        await server.received(2)
        #expect(try await shell.focal("logout", "--server", origin).exitCode == 0)
        #expect(try await feed.exitCode() == 0)
        #expect(try shell.databases.filter { try posts(in: $0) > 0 } == [])
    }

    private func posts(in file: URL) throws -> Int {
        try DatabaseQueue(path: file.path).read { try Int.fetchOne($0, sql: "SELECT count(*) FROM post") ?? 0 }
    }
}
