import Core
import Feed
import Foundation
import TestSupport
import Testing

@Suite("Random pages in both data sources")
struct SavedRandomTests {
    private static let seeds: ClosedRange<UInt64> = 1...(triesAll ? 40 : 10)

    @Test("after random changes, both data sources give the same results", arguments: seeds)
    func same(seed: UInt64) async throws {
        let scratch = try Scratch()
        let (memory, database) = (LocalSource.inMemory.make(in: scratch), LocalSource.database.make(in: scratch))
        var random = SeededRandom(seed: seed)
        for step in 1...60 {
            let authors = (0..<2).map { _ in Author(id: author(&random), name: word(&random)) }
            let (query, page, number) = (query(&random), page(&random), Int.random(in: 1...4, using: &random))
            for source in [memory, database] {
                if step % 5 == 0 { await source.save(authors) }
                await source.save(page, number: number, of: query, at: .at(Double(step)))
            }
            let ids = (0..<3).map { _ in author(&random) }
            #expect(await memory.authors(ids) == database.authors(ids), "seed \(seed), step \(step)")
            for query in [self.query(&random), FeedQuery(limit: query.limit)] {
                let number = Int.random(in: 1...4, using: &random)
                let expected = comparable(await memory.posts(query, page: number))
                let found = comparable(await database.posts(query, page: number))
                #expect(found == expected, "seed \(seed), step \(step), page \(number) of \(query)")
                #expect(found?.items.map(\.id.number) == expected?.items.map(\.id.number))
            }
        }
    }

    /// Replaces the date of a page without posts, because it can be the date of any saved post.
    private func comparable(_ page: ListPage<Post>?) -> ListPage<Post>? {
        guard let page, page.items.isEmpty else { return page }
        return ListPage(items: [], total: page.total, hasNext: page.hasNext, savedAt: page.savedAt.map { _ in .at(0) })
    }

    private func query(_ random: inout SeededRandom) -> FeedQuery {
        let isSearch = Int.random(in: 1...3, using: &random) == 1
        let isFiltered = Int.random(in: 1...4, using: &random) == 1
        return FeedQuery(
            search: isSearch ? word(&random) : "",
            author: isFiltered ? author(&random) : nil,
            limit: Int.random(in: 1...6, using: &random)
        )
    }

    private func page(_ random: inout SeededRandom) -> ListPage<Post> {
        let posts = (0..<Int.random(in: 0...6, using: &random)).map { _ in
            Post.sample(id(&random), title: word(&random), body: word(&random), author: author(&random))
        }
        let total = Bool.random(using: &random) ? Int.random(in: 0...30, using: &random) : nil
        var ids: Set<Post.ID> = []
        let items = posts.filter { ids.insert($0.id).inserted }
        return ListPage(items: items, total: total, hasNext: Bool.random(using: &random))
    }

    private func id(_ random: inout SeededRandom) -> Post.ID {
        let number = Int.random(in: -3...15, using: &random)
        return [Post.ID(number), Post.ID("\(number)"), Post.ID("n\(number)")].randomElement(using: &random) ?? 0
    }

    private func author(_ random: inout SeededRandom) -> Author.ID {
        let number = Int.random(in: 1...3, using: &random)
        return Bool.random(using: &random) ? Author.ID(number) : Author.ID("\(number)")
    }

    private func word(_ random: inout SeededRandom) -> String {
        let letters = ["a", "A", "b", "%", "_", "\\", "é", "É", "日", "本", "👩‍👧", "'", " "]
        return (0..<Int.random(in: 1...3, using: &random)).map { _ in letters.randomElement(using: &random) ?? "" }
            .joined()
    }
}
