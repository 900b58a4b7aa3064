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

    private typealias Loader = ListLoader<Item, Query, RequestError>

    private let clock = TestClock()
    private let requested = Locked<[Int]>([])

    /// Returns a loader of a list with one item per page. The pages after the first one need one second.
    private func loader(total: Int?) -> Loader {
        Loader(Query(), clock: clock) { [clock, requested] (_, page, _) async throws(RequestError) in
            requested.change { $0.append(page) }
            if page > 1 { try? await clock.sleep(for: .seconds(1)) }
            return ListPage(items: [Item(id: page)], total: total, hasNext: total.map { page < $0 } ?? (page < .max))
        }
    }

    @Test("if loadNext is cancelled at once, no page is requested")
    func cancelsAtOnce() async {
        let loader = loader(total: 7)
        await loader.load(page: 1)
        let caller = Task {
            await loader.loadNext()
            loader.cancel()
        }
        // The caller does not wait for the page, so `cancel` is called before the work starts.
        caller.cancel()
        await caller.value
        await loader.load(page: 1)
        #expect(requested.value == [1, 1])
    }
}
