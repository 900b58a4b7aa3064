import Core
import Feed
import Foundation
import Persistence
import TestSupport
import Testing

@Suite("Deleting all saved data")
struct DatabaseRemovalTests {
    private let cache: Cache

    init() throws {
        cache = try Cache()
    }

    @Test("removeAll deletes what is saved for all users and servers, and new posts can be saved again")
    func removes() async throws {
        let source = cache.databases().feed
        await source.save([1], limit: 1)
        await cache.databases(of: 1, server: "https://b.test").feed.save([1], limit: 1)
        #expect(cache.databases(of: 2).removeAll())
        #expect(!FileManager.default.fileExists(atPath: cache.folder.path))
        #expect(await source.ids(limit: 1) == nil)
        await source.save([2], limit: 1)
        #expect(await cache.databases().feed.ids(limit: 1) == [2])
        // Another process has deleted the database, and created a new one.
        #expect(cache.databases().removeAll())
        await cache.databases().feed.save([3], limit: 1)
        #expect(await source.ids(limit: 1) == [3])
        await source.save([4], limit: 1)
        #expect(await cache.databases().feed.ids(limit: 1) == [4])
        #expect(cache.failures == [])
    }

    @Test("without saved data or without a folder, there is nothing to delete")
    func nothing() async throws {
        #expect(cache.databases().removeAll())
        let sessions = InMemorySessionStore()
        #expect(Databases(in: nil, server: "https://example.com", sessions: sessions) { _ in }.removeAll())
    }
}
