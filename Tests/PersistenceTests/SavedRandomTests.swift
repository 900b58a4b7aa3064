import Core
import Foundation
import Persistence
import TestSupport
import Testing

@Suite("Random pages in both kinds of saved lists")
struct SavedRandomTests {
    private static let seeds: ClosedRange<UInt64> = 1...(triesAll ? 40 : 3)

    @Test("after random changes, both kinds give the same results", arguments: seeds)
    func same(seed: UInt64) async throws {
        let cache = Cache()
        let (memory, database) = (SavedListKind.inMemory.make(in: cache), SavedListKind.database.make(in: cache))
        var random = SeededRandom(seed: seed)
        for step in 1...60 {
            let query = query(&random)
            let page = page(&random)
            let number = Int.random(in: 1...4, using: &random)
            for list in [memory, database] {
                await list.save(page, number: number, of: query, at: .at(Double(step)))
            }
            for query in [self.query(&random), NoteQuery(limit: query.limit)] {
                let number = Int.random(in: 1...4, using: &random)
                let expected = comparable(await memory.page(number, of: query))
                let found = comparable(await database.page(number, of: query))
                #expect(found == expected, "seed \(seed), step \(step), page \(number) of \(query)")
                #expect(found?.items.map(\.id.number) == expected?.items.map(\.id.number))
            }
        }
        #expect(cache.failures == [])
    }

    /// Replaces the date of a page without notes, because it can be the date of any saved note.
    private func comparable(_ page: ListPage<Note>?) -> ListPage<Note>? {
        guard let page, page.items.isEmpty else { return page }
        return ListPage(items: [], total: page.total, hasNext: page.hasNext, savedAt: page.savedAt.map { _ in .at(0) })
    }

    private func query(_ random: inout SeededRandom) -> NoteQuery {
        let isSearch = Int.random(in: 1...3, using: &random) == 1
        let isFiltered = Int.random(in: 1...4, using: &random) == 1
        return NoteQuery(
            search: isSearch ? word(&random) : "",
            tag: isFiltered ? tag(&random) : nil,
            limit: Int.random(in: 1...6, using: &random)
        )
    }

    private func page(_ random: inout SeededRandom) -> ListPage<Note> {
        let notes = (0..<Int.random(in: 0...6, using: &random)).map { _ in
            Note(id(&random), title: word(&random), text: word(&random), tag: tag(&random))
        }
        let total = Bool.random(using: &random) ? Int.random(in: 0...30, using: &random) : nil
        var ids: Set<Note.ID> = []
        let items = notes.filter { ids.insert($0.id).inserted }
        let included = (1...3).filter { _ in Bool.random(using: &random) }
        let hasNext = Bool.random(using: &random)
        return ListPage(items: items, total: total, hasNext: hasNext, includedChanges: Set(included))
    }

    private func id(_ random: inout SeededRandom) -> Note.ID {
        let number = Int.random(in: -3...15, using: &random)
        return [Note.ID(number), Note.ID("\(number)"), Note.ID("n\(number)")].randomElement(using: &random) ?? 0
    }

    private func tag(_ random: inout SeededRandom) -> Note.ID {
        let number = Int.random(in: 1...3, using: &random)
        return Bool.random(using: &random) ? Note.ID(number) : Note.ID("\(number)")
    }

    private func word(_ random: inout SeededRandom) -> String {
        let letters = ["a", "A", "b", "%", "_", "\\", "é", "É", "e\u{301}", "\u{301}", "日", "本", "👩‍👧", "'", " "]
        return (0..<Int.random(in: 1...3, using: &random)).map { _ in letters.randomElement(using: &random) ?? "" }
            .joined()
    }
}
