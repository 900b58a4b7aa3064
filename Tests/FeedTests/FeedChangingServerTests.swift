import Core
import Feed
import Foundation
import TestSupport
import Testing

@MainActor @Suite("A server whose posts change while the feed is read")
struct FeedChangingServerTests {
    @Test("no post is shown twice, at most four pages are loading at once, and the same holds for the saved pages")
    func showsEachPostOnce() async {
        var (repeats, mostRequests) = (0, 0)
        for seed in 1...200 as ClosedRange<UInt64> {
            let server = ChangingServer(seed: seed)
            let local = InMemoryFeedLocalDataSource()
            let feature = FeedFeature(client: server, local: local)
            expectUnique(await readAll(feature), seed)
            #expect(await server.mostRequests == 1, "seed \(seed)")
            expectUnique(await readPages(feature), seed)
            #expect(await server.mostRequests <= 4, "seed \(seed)")
            mostRequests = await max(mostRequests, server.mostRequests)
            repeats += await server.repeats
            await server.stop()
            let saved = await readAll(feature)
            #expect(!saved.isEmpty, "seed \(seed)")
            expectUnique(saved, seed)
        }
        // The server did send posts more than once, and pages were loaded ahead.
        #expect(repeats > 200)
        #expect(mostRequests == 4)
    }

    /// Reads the feed until its end or until an error. Returns the ids of all posts that are visible then.
    private func readAll(_ feature: FeedFeature) async -> [Post.ID] {
        let store = feature.feedStore(FeedQuery(limit: 3))
        await store.load(page: 1)
        while case .loaded(let content) = store.state, content.next == .available {
            await store.loadNext()
        }
        return store.state.content?.items.map(\.id) ?? []
    }

    /// Reads the feed until its end or until an error, with pages ahead. Returns the ids of all posts.
    private func readPages(_ feature: FeedFeature) async -> [Post.ID] {
        let pages = feature.pages(of: FeedQuery(limit: 3))
        var ids: [Post.ID] = []
        while let page = try? await pages.next() {
            ids += page.items.map(\.id)
            guard page.hasNext else { break }
        }
        return ids
    }

    private func expectUnique(_ ids: [Post.ID], _ seed: UInt64) {
        #expect(Set(ids).count == ids.count, "seed \(seed): \(ids)")
    }
}

/// A server that inserts or deletes a post before many of its responses.
private actor ChangingServer: APIClient {
    private var random: SeededRandom
    private var posts = Array(1...20)
    private var latest = 20
    private var sent: Set<Int> = []
    private var running = 0
    private var isStopped = false
    /// How often a page contained a post that an earlier page contained.
    private(set) var repeats = 0
    /// The largest number of pages that were requested at the same time.
    private(set) var mostRequests = 0

    init(seed: UInt64) {
        random = SeededRandom(seed: seed)
    }

    /// From now on, each connection fails.
    func stop() {
        isStopped = true
    }

    func send(_ request: APIRequest) async throws(APIError) -> APIResponse {
        guard !isStopped else { throw .requestFailed(ConnectionFailure(.unreachable, server: "")) }
        guard request.path == "/posts" else { return APIResponse(status: 200, body: Data("[]".utf8)) }
        running += 1
        mostRequests = max(mostRequests, running)
        for _ in 0...Int.random(in: 0...8, using: &random) {
            await Task.yield()
        }
        running -= 1
        change()
        let number = request.query.first { $0.name == "_page" }.flatMap { $0.value.flatMap(Int.init) } ?? 1
        let page = ListPage(number, of: posts, limit: 3)
        if number == 1 { sent = [] }
        repeats += page.items.count { !sent.insert($0).inserted }
        let items = page.items.map { #"{"userId":1,"id":\#($0),"title":"a","body":"b"}"# }.joined(separator: ",")
        return APIResponse(status: 200, headers: ["X-Total-Count": "\(posts.count)"], body: Data("[\(items)]".utf8))
    }

    private func change() {
        let position = Int.random(in: 0...posts.count, using: &random)
        switch Int.random(in: 1...3, using: &random) {
        case 1:
            latest += 1
            posts.insert(latest, at: position)
        case 2 where position < posts.count: posts.remove(at: position)
        default: break
        }
    }
}
