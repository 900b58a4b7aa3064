import Core
import Feed
import Foundation
import TestSupport
import Testing

@MainActor @Suite("All pages of a list, one after the other", .exhaustive)
struct FeedReaderTests {
    private let saved = InMemorySavedLists()
    private let feed: FeedFixture
    private let query = FeedQuery(limit: 2)

    init() {
        feed = FeedFixture(saved: saved)
    }

    /// Scripts a page of a server that has 14 posts, which are 7 pages.
    private func on(page: Int, after delay: Duration = .zero) {
        feed.on(page: page, page * 2 - 1...page * 2, of: 14, after: delay, named: page == 1)
    }

    private func page(
        _ numbers: some Collection<Int>,
        of total: Int? = 14,
        hasNext: Bool = true,
        savedAt: Date? = nil
    ) -> ListPage<Post> {
        ListPage(items: numbers.map { .number($0) }, total: total, hasNext: hasNext, savedAt: savedAt)
    }

    /// Reads the first page, and then starts to read the second page. Returns while the pages 2 to 5 are loading.
    private func startSecondPage(of pages: ListReader<Post, FeedQuery, FeedError>) async throws -> Task<
        ListPage<Post>?, any Error
    > {
        on(page: 1)
        #expect(try await pages.next() == page(1...2))
        let second = Task { try await pages.next() }
        await feed.clock.sleepers(4)
        return second
    }

    @Test("no post appears twice, an author is requested until it is loaded, and a page without new posts is the last")
    func leavesOutRepeatedPosts() async throws {
        feed.client.on(.get, "/users", query: ["id": "1"], response: .status(500))
        feed.client.on(.get, "/users", query: ["id": "1"], response: .leanne)
        for (number, posts) in [(3, [1, 2]), (4, [2, 3]), (5, [1, 3])] {
            feed.client.on(.get, "/posts", query: ["_page": "\(number)"], response: .posts(posts))
        }
        let pages = feed.feature.reader(ListRequest(query, page: 3))
        #expect(try await pages.next()?.items == [.number(1, authorName: nil), .number(2, authorName: nil)])
        #expect(try await pages.next() == page([3], of: nil))
        #expect(try await pages.next() == page([], of: nil, hasNext: false))
        #expect(try await pages.next() == nil)
    }

    @Test("three pages are loaded ahead, each page once, and the order is kept even if later pages arrive first")
    func loadsAhead() async throws {
        for page in 2...7 {
            on(page: page, after: .seconds(max(0, 6 - page)))
        }
        let pages = feed.feature.reader(ListRequest(query))
        let second = try await startSecondPage(of: pages)
        #expect(feed.client.requests.filter { $0.path == "/posts" }.count == 5)
        feed.clock.advance(by: .seconds(4))
        #expect(try await second.value == page(3...4))
        for number in 3...7 {
            #expect(try await pages.next() == page(number * 2 - 1...number * 2, hasNext: number < 7))
        }
        #expect(try await pages.next() == nil)
    }

    @Test("after an error, no page is returned, and the pages that are loading ahead are cancelled")
    func stopsAfterError() async throws {
        feed.client.on(.get, "/posts", query: ["_page": "2"], response: .failure(.lost), after: .seconds(1))
        for page in 3...5 {
            on(page: page, after: .seconds(9))
        }
        let pages = feed.feature.reader(ListRequest(query))
        let second = try await startSecondPage(of: pages)
        feed.clock.advance(by: .seconds(1))
        await #expect(throws: FeedError.lost) { try await second.value }
        #expect(try await pages.next() == nil)
    }

    @Test("if the reader is cancelled, all pages that are loading are cancelled")
    func cancels() async throws {
        for page in 2...5 {
            on(page: page, after: .seconds(1))
        }
        let second = try await startSecondPage(of: feed.feature.reader(ListRequest(query)))
        second.cancel()
        let failure = ConnectionFailure(.cancelled, server: ScriptedAPIClient.server)
        await #expect(throws: FeedError.request(.requestFailed(failure))) { try await second.value }
    }

    @Test("without the server, the saved pages are returned, each with its own time")
    func returnsSavedPages() async throws {
        await saved.save(pages: 1...1, of: 4)
        await saved.save(pages: 2...2, of: 4, at: .noon)
        for page in 1...2 {
            feed.on(page: page, .failure(.unreachable))
        }
        let pages = feed.feature.reader(ListRequest(query))
        #expect(try await pages.next() == page(1...2, of: 4, savedAt: .morning))
        #expect(try await pages.next() == page(3...4, of: 4, hasNext: false, savedAt: .noon))
    }

    @Test("if the connection is lost between two pages, the second page is the saved page")
    func returnsSavedPageAfterLoss() async throws {
        await saved.save(pages: 1...2, of: 4)
        feed.on(page: 1, 1...2, of: 4)
        feed.on(page: 2, .failure(.lost))
        let pages = feed.feature.reader(ListRequest(query))
        #expect(try await pages.next() == page(1...2, of: 4))
        #expect(try await pages.next() == page(3...4, of: 4, hasNext: false, savedAt: .morning))
        // Only the saved page 1 is read before the request for the page, so only the request for page 2 may be retried.
        #expect(feed.client.requests.filter { $0.path == "/posts" }.map(\.retriesConnection) == [false, true])
    }
}
