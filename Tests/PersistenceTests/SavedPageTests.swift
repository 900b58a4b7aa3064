import Core
import Feed
import Foundation
import TestSupport
import Testing

@Suite("Saved pages of the feed")
struct SavedPageTests {
    private let scratch: Scratch

    init() throws {
        scratch = try Scratch()
    }

    @Test("a page is read as it was saved, and its ids have the same types", arguments: LocalSource.allCases)
    func equal(kind: LocalSource) async throws {
        let source = kind.make(in: scratch)
        let posts = [
            Post.sample(7, title: "日本語 'quoted' \"twice\" \\", body: "two\nlines 👩‍👧\t", author: 3),
            .sample("8", title: "", body: "", author: "3"), .sample("a-b/ü", author: "x"), .sample("007", author: 4),
        ]
        await source.save([Author(id: 3, name: "Ann"), Author(id: "x", name: "Éva 山"), Author(id: 4, name: nil)])
        let page = ListPage(items: posts, total: 45, hasNext: true)
        await source.save(page, number: 2, of: FeedQuery(limit: 4), at: .at(1.5))
        let saved = try #require(await source.posts(FeedQuery(limit: 4), page: 2))
        let named = [posts[0].by("Ann"), posts[1].by("Ann"), posts[2].by("Éva 山"), posts[3]]
        #expect(saved == ListPage(items: named, total: 45, hasNext: true, savedAt: .at(1.5)))
        #expect(saved.items.map(\.id.number) == posts.map(\.id.number))
        #expect(saved.items.map(\.author.id.number) == posts.map(\.author.id.number))
    }

    @Test("saved authors can be read, and an author can get another name", arguments: LocalSource.allCases)
    func authors(kind: LocalSource) async {
        let source = kind.make(in: scratch)
        #expect(await source.authors([1]) == [])
        await source.save([Author(id: 1, name: "Ann"), Author(id: "x", name: "Éva 山"), Author(id: 2, name: nil)])
        #expect(await source.authors(["x", 9, 1]) == [Author(id: "x", name: "Éva 山"), Author(id: 1, name: "Ann")])
        #expect(await source.authors(["1", "X", "' OR 1=1 --"]) == [Author(id: "1", name: "Ann")])
        // An author without a name is the same as an author who is not saved.
        #expect(await source.authors([2]) == [])
        await source.save([Author(id: "1", name: "Eve")])
        #expect(await source.authors([1]) == [Author(id: 1, name: "Eve")])
    }

    @Test("the largest numbers for the page and its size are valid", arguments: LocalSource.allCases)
    func largest(kind: LocalSource) async {
        let source = kind.make(in: scratch)
        await source.save([1, 2, 3], limit: .max, total: 3, hasNext: false)
        #expect(await source.ids(limit: .max) == [1, 2, 3])
        await source.save([4], page: .max, limit: .max)
        await source.save([], page: .max, limit: 20, hasNext: false)
        #expect(await source.ids(limit: .max) == [1, 2, 3])
        for limit in [1, 20, .max] {
            #expect(await source.posts(FeedQuery(limit: limit), page: .max) == nil)
            for query in [FeedQuery(search: "title", limit: limit), FeedQuery(author: 1, limit: limit)] {
                let page = await source.posts(query, page: .max)
                #expect(page?.items == [])
                #expect(page?.hasNext == false)
            }
        }
        #expect(await source.posts(FeedQuery(search: "title", limit: .max), page: 1)?.items.count == 3)
        await source.save([5], page: 0, limit: 1)
        #expect(await source.ids(page: -1, limit: 1) == [5])
    }
}
