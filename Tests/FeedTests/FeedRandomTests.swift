import Core
import Feed
import Foundation
import TestSupport
import Testing

@MainActor @Suite("Random actions on the feed")
struct FeedRandomTests {
    @Test("at every rest, the text, the query and the posts agree, or the posts are marked", arguments: 1...8)
    func agrees(seed: UInt64) async {
        let repository = RandomRepository(random: SeededRandom(seed: seed))
        let store = FeedFeature(repository: repository, clock: NoPauseClock()).feedStore(FeedQuery(limit: 2))
        var random = SeededRandom(seed: seed << 8)
        var callers: [Task<Void, Never>] = []
        for _ in 1...250 {
            callers += act(on: store, &random)
            // How many steps of the running work happen before the next action. The rule holds for every number.
            for _ in 0..<Int.random(in: 0...8, using: &random) {
                await Task.yield()
            }
            switch Int.random(in: 1...6, using: &random) {
            case 1:
                callers.randomElement(using: &random)?.cancel()
            case 2:
                for caller in callers {
                    await caller.value
                }
                callers = []
                // While the state has no error, this only waits for the end of all work.
                if store.state.error == nil { await store.retry() } else { await store.loadIfNeeded() }
                expectRest(store)
            default: break
            }
        }
        for caller in callers {
            await caller.value
        }
        store.cancel()
        expectRest(store)
    }

    private func act(on store: FeedStore, _ random: inout SeededRandom) -> [Task<Void, Never>] {
        let text = ["", "a", " a", "b ", "ab"].randomElement(using: &random) ?? ""
        let number = Int.random(in: 1...3, using: &random)
        switch Int.random(in: 1...11, using: &random) {
        case 1: store.cancel()
        case 2: store.acknowledgeError()
        case 3, 4: store.searchText = text
        case 5: return [Task { await store.search(text) }]
        case 6: return [Task { await store.load(page: number) }]
        case 7: return [Task { await store.filter(author: number == 1 ? nil : 1) }]
        case 8: return [Task { await store.load() }]
        case 9: return [Task { await store.loadIfNeeded() }]
        case 10: return [Task { await store.retry() }]
        default: return [Task { await store.loadNext() }]
        }
        return []
    }

    /// Checks the rule of the search field. Call this function while no work is running.
    private func expectRest(_ store: FeedStore, sourceLocation: SourceLocation = #_sourceLocation) {
        let text = store.searchText.trimmingCharacters(in: .whitespaces)
        #expect(text == store.query.search, sourceLocation: sourceLocation)
        if let content = store.state.content {
            #expect(content.isOutdated == (content.query != store.query), sourceLocation: sourceLocation)
            #expect(content.next != .loading, sourceLocation: sourceLocation)
            #expect(Set(content.items.map(\.id)).count == content.items.count, sourceLocation: sourceLocation)
        }
        switch store.state {
        case .loading: Issue.record("The state is still loading.", sourceLocation: sourceLocation)
        case .loaded(let content): #expect(!content.isOutdated, sourceLocation: sourceLocation)
        case .idle, .error: break
        }
    }
}

/// A repository with 7 posts. Some of its pages are saved. One request in four fails, unless its page is saved.
private actor RandomRepository: PostsRepository {
    private var random: SeededRandom

    init(random: SeededRandom) {
        self.random = random
    }

    func savedPosts(_ query: FeedQuery, page: Int) async -> ListPage<Post>? {
        let found = found(query, page)
        await wait()
        guard Bool.random(using: &random) else { return nil }
        return ListPage(items: found.items, total: found.total, hasNext: found.hasNext, savedAt: .noon)
    }

    func posts(_ query: FeedQuery, page: Int, saved: ListPage<Post>?) async throws(FeedError) -> ListPage<Post> {
        await wait()
        guard Int.random(in: 1...4, using: &random) == 1 else { return found(query, page) }
        guard let saved else { throw .noCollection }
        return saved
    }

    private func found(_ query: FeedQuery, _ page: Int) -> ListPage<Post> {
        ListPage(page, of: (1...7).map { Post.number($0) }, limit: query.limit)
    }

    private func wait() async {
        for _ in 0..<Int.random(in: 0...8, using: &random) {
            await Task.yield()
        }
    }
}

/// A clock whose time does not pass. A task that sleeps on it continues as soon as other tasks have run.
private struct NoPauseClock: Clock {
    let now = ContinuousClock.now
    let minimumResolution = Duration.zero

    func sleep(until deadline: ContinuousClock.Instant, tolerance: Duration?) async throws {
        await Task.yield()
        try Task.checkCancellation()
    }
}
