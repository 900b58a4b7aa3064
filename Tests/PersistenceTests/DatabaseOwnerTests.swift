import Core
import Feed
import Foundation
import Persistence
import TestSupport
import Testing

@Suite("The owner of saved posts")
struct DatabaseOwnerTests {
    private let cache: Cache

    init() throws {
        cache = try Cache()
    }

    /// The users, and nobody. All ids differ, but some of them only in case or in characters with a meaning in a path.
    private static let users: [User.ID?] = [
        nil, "1", "11", "nobody", "user-1", "a", "A", "%41", "é", "É", "e\u{301}", "", ".", "..", "../1", "a/b", "a\\b",
        " ", "日本", "a\u{0}b",
    ]

    @Test("a user never sees the posts that are saved for another user or for nobody")
    func users() async throws {
        for (number, user) in Self.users.enumerated() {
            #expect(await cache.databases(of: user).feed.ids(limit: 1) == nil, "\(user ?? "nobody")")
            await cache.databases(of: user).feed.save([number], limit: 1)
        }
        for (number, user) in Self.users.enumerated() {
            #expect(await cache.databases(of: user).feed.ids(limit: 1) == [number], "\(user ?? "nobody")")
        }
        #expect(await cache.databases(of: 1).feed.ids(limit: 1) == [1])
        #expect(cache.failures == [])
        let names = try FileManager.default.contentsOfDirectory(atPath: cache.scratch.url.path)
        #expect(names.sorted() == ["cache", "cache.lock"])
    }

    @Test("posts of one server are never shown for another server")
    func servers() async throws {
        let servers = [
            "fake:", "http://a.test", "https://a.test", "https://a.test:8443", "https://A.test", "https://b.test",
            "http://[::1]:80", "https://a-test", "https://日本.test",
        ]
        for (number, server) in servers.enumerated() {
            #expect(await cache.databases(server: server).feed.ids(limit: 1) == nil, "\(server)")
            await cache.databases(server: server).feed.save([number], limit: 1)
        }
        for (number, server) in servers.enumerated() {
            #expect(await cache.databases(server: server).feed.ids(limit: 1) == [number], "\(server)")
        }
        #expect(cache.failures == [])
    }

    @Test(
        "if the user changes during a request, the response is not saved for any user",
        arguments: [(nil, "2"), ("1", "2"), ("1", nil)] as [(User.ID?, User.ID?)],
        [true, false]
    )
    func change(users: (old: User.ID?, new: User.ID?), isReadable: Bool) async throws {
        let sessions = InMemorySessionStore(users.old.map(Session.of))
        var databases = cache.databases(sessions: sessions)
        databases.isReadable = isReadable
        let source = databases.feed
        let client = ChangingClient {
            await sessions.update { $0 = users.new.map(Session.of) }
        }
        let store = await FeedFeature(client: client, local: source).feedStore()
        await store.load(page: 1)
        #expect(await store.state.content?.items.map(\.id) == [1])
        #expect(await source.posts(FeedQuery(), page: 1) == nil)
        for user in [users.old, users.new] {
            #expect(await cache.databases(of: user).feed.posts(FeedQuery(), page: 1) == nil)
            #expect(await cache.databases(of: user).feed.posts(FeedQuery(search: "e"), page: 1) == nil)
        }
        #expect(cache.failures == [])
    }

    @Test("if the user changes during the request for authors, their names are not saved for any user")
    func changeDuringAuthors() async throws {
        let sessions = InMemorySessionStore(.of("1"))
        let client = ChangingClient(path: "/users") {
            await sessions.update { $0 = .of("2") }
        }
        let feature = FeedFeature(client: client, local: cache.databases(sessions: sessions).feed)
        await feature.postStore(1).loadIfNeeded()
        #expect(await sessions.session() == .of("2"))
        for user in ["1", "2"] as [User.ID] {
            #expect(await cache.databases(of: user).feed.authors([1]) == [])
        }
        #expect(cache.failures == [])
    }

    @Test("after the user has changed, the data source of the old user shows nothing and saves nothing")
    func oldSource() async throws {
        let sessions = InMemorySessionStore(.of("1"))
        let source = cache.databases(sessions: sessions).feed
        await source.save([1], limit: 1)
        await sessions.save(.of("2"))
        #expect(await source.ids(limit: 1) == nil)
        await source.save([2], limit: 1)
        #expect(await cache.databases(of: "1").feed.ids(limit: 1) == [1])
        #expect(await cache.databases(of: "2").feed.ids(limit: 1) == nil)
        await sessions.save(.of("1"))
        #expect(await source.ids(limit: 1) == [1])
    }

    @Test("if the session cannot be read, nothing is saved")
    func damagedSession() async throws {
        let file = cache.scratch.url.appending(path: "session.json")
        try Data("nonsense".utf8).write(to: file)
        let source = cache.databases(sessions: FileSessionStore(file: file, server: "https://example.com")).feed
        await source.save([1], limit: 1)
        #expect(await source.posts(FeedQuery(limit: 1), page: 1) == nil)
        #expect(!FileManager.default.fileExists(atPath: cache.folder.path))
        #expect(cache.failures == [])
    }

    @Test("only the owner can read the folders, the database and its other files")
    func permissions() async throws {
        let source = cache.databases().feed
        await source.save([1], limit: 1)
        let names = try FileManager.default.subpathsOfDirectory(atPath: cache.folder.path)
        #expect(
            Set(names.compactMap { $0.split(separator: "/").last }).isSuperset(of: ["data.sqlite", "data.sqlite-wal"])
        )
        for url in [cache.folder] + names.map({ cache.folder.appending(path: $0) }) {
            let attributes = try FileManager.default.attributesOfItem(atPath: url.path)
            let isFolder = attributes[.type] as? FileAttributeType == .typeDirectory
            #expect(attributes[.posixPermissions] as? Int == (isFolder ? 0o700 : 0o600), "\(url.path)")
        }
        #expect(await source.ids(limit: 1) == [1])
    }

    @Test("with isReadable false, saved posts are not shown, and new posts are saved")
    func notReadable() async {
        await cache.databases().feed.save([1], limit: 1)
        var databases = cache.databases()
        databases.isReadable = false
        let source = databases.feed
        #expect(await source.ids(limit: 1) == nil)
        #expect(await source.ids(search: "title") == nil)
        await source.save([Author(id: 1, name: "Ann")])
        #expect(await source.authors([1]) == [])
        await source.save([2], limit: 1)
        #expect(await source.ids(limit: 1) == nil)
        #expect(await cache.databases().feed.ids(limit: 1) == [2])
    }
}

/// Returns one post and its author. Runs a closure during the request for one of the paths.
private struct ChangingClient: APIClient {
    var path: APIPath = "/posts"
    let change: @Sendable () async -> Void

    func send(_ request: APIRequest) async throws(APIError) -> APIResponse {
        if request.path == path { await change() }
        let post = #"{"userId":1,"id":1,"title":"Title","body":"Text"}"#
        let responses = ["/posts": "[\(post)]", "/posts/1": post, "/users": #"[{"id":1,"name":"Ann"}]"#]
        let body = Data((responses[request.path.description] ?? "[]").utf8)
        return APIResponse(status: 200, headers: ["X-Total-Count": "1"], body: body)
    }
}
