import Core
import Feed
import Persistence
import TestSupport
import Testing

@Suite("The number of saved posts", .slow)
struct SavedCapacitySlowTests {
    @Test("if there are more than 100,000 posts, those that were saved first are deleted")
    func capacity() async throws {
        let cache = try Cache()
        let source = cache.databases().feed
        for page in 1...101 {
            await source.save(Array(page * 1_000..<page * 1_000 + 1_000), page: page, limit: 1_000, at: Double(page))
        }
        #expect(await source.posts(FeedQuery(limit: 1_000), page: 1) == nil)
        #expect(await source.ids(page: 101, limit: 1_000)?.count == 1_000)
        await source.save(Array(1_000..<2_000), page: 1, limit: 1_000, at: 200)
        #expect(await source.ids(page: 1, limit: 1_000)?.count == 1_000)
        let all = try #require(await source.posts(FeedQuery(author: 1, limit: .max), page: 1)?.items)
        #expect(90_000...100_000 ~= all.count)
        #expect(cache.failures == [])
    }
}
