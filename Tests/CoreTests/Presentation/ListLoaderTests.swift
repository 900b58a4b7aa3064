import Core
import TestSupport
import Testing

@MainActor @Suite("A list loader", .exhaustive)
struct ListLoaderTests {
    private struct Item: Identifiable, Hashable {
        let id: Int
    }

    private struct Query: ListQuery {
        var search = ""
        var limit = 1
    }

    private typealias Loader = ListLoader<Item, Query, APIError>

    private let clock = TestClock()
    private let requested = Locked<[Int]>([])

    /// Returns a loader of a list with one item per page. The pages after the first one need one second.
    private func loader(total: Int?) -> Loader {
        Loader(Query(), clock: clock) { [clock, requested] (_, page, _) async throws(APIError) in
            requested.change { $0.append(page) }
            if page > 1 { try? await clock.sleep(for: .seconds(1)) }
            return ListPage(items: [Item(id: page)], total: total, hasNext: total.map { page < $0 } ?? (page < .max))
        }
    }

    /// Starts `showNext(ahead: 3)` and does not wait for the page.
    private func startNext(_ loader: Loader) async {
        let caller = Task { await loader.showNext(ahead: 3) }
        caller.cancel()
        await caller.value
    }

    @Test("with 3 pages ahead, showNext loads four pages at once, and then one more page for each page that is shown")
    func loadsAhead() async {
        let loader = loader(total: 7)
        await loader.load(page: 1)
        await startNext(loader)
        await clock.sleepers(4)
        #expect(requested.value == [1, 2, 3, 4, 5])
        clock.advance(by: .seconds(1))
        await loader.loadIfNeeded()
        #expect(requested.value == [1, 2, 3, 4, 5])
        for page in 6...7 {
            await startNext(loader)
            await clock.sleepers(1)
            #expect(requested.value == Array(1...page))
            clock.advance(by: .seconds(1))
            await loader.loadIfNeeded()
        }
        for _ in 1...5 {
            await loader.showNext(ahead: 3)
        }
        #expect(requested.value == Array(1...7))
    }

    @Test("showNext loads one page at a time if the number of pages is not known", arguments: [1, Int.max - 1])
    func loadsOnePage(first: Int) async {
        let loader = loader(total: nil)
        async let load: Void = loader.load(page: first)
        if first > 1 {
            await clock.sleepers(1)
            clock.advance(by: .seconds(1))
        }
        await load
        await startNext(loader)
        await clock.sleepers(1)
        clock.advance(by: .seconds(1))
        await loader.loadIfNeeded()
        #expect(requested.value == [first, first + 1])
    }

    @Test("if showNext is cancelled at once, no page is requested")
    func cancelsAtOnce() async {
        let loader = loader(total: 7)
        await loader.load(page: 1)
        let caller = Task {
            await loader.showNext(ahead: 3)
            loader.cancel()
        }
        // The caller does not wait for the page, so `cancel` is called before the work starts.
        caller.cancel()
        await caller.value
        await loader.load(page: 1)
        #expect(requested.value == [1, 1])
    }
}
