import Core
import Feed
import Foundation
import TestSupport
import Testing

@MainActor @Suite("The feed without a network", .exhaustive)
struct FeedOfflineTests {
    nonisolated private static let offline: [ConnectionFailure.Reason] = [.unknownHost, .unreachable, .lost, .timedOut]

    let local: InMemoryFeedLocalDataSource
    let feed: FeedFixture

    init() {
        local = InMemoryFeedLocalDataSource()
        feed = FeedFixture(local: local)
    }

    /// Does an action while the server cannot be reached.
    private func offline(_ action: (FeedStore) async -> Void) async {
        feed.client.on(.get, "/posts", response: .failure(.unreachable))
        await action(feed.store)
    }

    /// Loads the first page while the server cannot be reached. Returns its content.
    private func loadFirstPage(
        _ numbers: [Int] = [1, 2],
        of total: Int = 5,
        savedAt date: Date = .morning
    ) async -> FeedContent {
        await offline { await $0.load(page: 1) }
        let first = feed.content(numbers, of: total, savedAt: date)
        feed.recorder.expect(.loading(previous: nil), .loading(previous: first), .loaded(first))
        return first
    }

    @Test("if the server cannot be reached, the saved page is loaded, and no connection is retried", arguments: offline)
    func loadsSavedPage(reason: ConnectionFailure.Reason) async {
        await local.save(pages: 1...1)
        feed.on(page: 1, .failure(reason))
        await feed.store.load(page: 1)
        let saved = feed.content(1...2, savedAt: .morning)
        feed.recorder.expect(.loading(previous: nil), .loading(previous: saved), .loaded(saved))
        #expect(feed.client.requests.map(\.retriesConnection) == [false])
    }

    @Test("if the page is not saved, the error is visible, and a connection is retried", arguments: offline)
    func fails(reason: ConnectionFailure.Reason) async {
        await local.save(pages: 1...1)
        feed.on(page: 2, .failure(reason))
        await feed.store.load(page: 2)
        let failure = ConnectionFailure(reason, server: ScriptedAPIClient.server)
        feed.recorder.expect(.loading(previous: nil), .error(.request(.noNetwork(failure)), previous: nil))
        #expect(feed.client.requests.map(\.retriesConnection) == [true])
    }

    @Test(
        "if the server can be reached, its error is visible, and the saved page stays visible",
        arguments: [
            (
                ScriptedResponse.failure(.insecure),
                FeedError.request(.noNetwork(ConnectionFailure(.insecure, server: ScriptedAPIClient.server)))
            ),
            (.status(401), .notSignedIn),
            (.status(404), .noCollection),
            (.status(500), .request(.server(.refused(status: 500, message: nil)))),
            (.json("<html>"), .request(.server(.unreadable(.json(UnreadableJSON(.notJSON)))))),
        ]
    )
    func showsError(response: ScriptedResponse, error: FeedError) async {
        await local.save(pages: 1...1)
        feed.on(page: 1, response)
        await feed.store.load(page: 1)
        let saved = feed.content(1...2, savedAt: .morning)
        feed.recorder.expect(.loading(previous: nil), .loading(previous: saved), .error(error, previous: saved))
    }

    @Test("loadNext adds saved pages, and the content is as old as its oldest page")
    func addsSavedPages() async {
        await local.save(pages: 1...3, at: .noon)
        await local.save(pages: 2...2, at: .morning)
        let first = await loadFirstPage(savedAt: .noon)
        await offline { await $0.loadNext() }
        let second = feed.content(1...4, lastPage: 2, savedAt: .morning)
        feed.recorder.expect(.loading(previous: first.with(.loading)), .loaded(second))
        await offline { await $0.loadNext() }
        let third = feed.content(1...5, lastPage: 3, savedAt: .morning, next: .none)
        feed.recorder.expect(.loading(previous: second.with(.loading)), .loaded(third))
    }

    @Test("after a page of the server, loadNext adds a saved page, and the content says when it was saved")
    func mixesPages() async {
        await local.save(pages: 2...2)
        let first = await feed.loadFirstPage(of: 4)
        await offline { await $0.loadNext() }
        let both = feed.content(1...4, lastPage: 2, savedAt: .morning)
        feed.recorder.expect(.loading(previous: first.with(.loading)), .loaded(both))
    }

    @Test("showNext shows saved pages, each with its own time")
    func showsSavedPages() async {
        await local.save(pages: 1...1, of: 4)
        await local.save(pages: 2...2, of: 4, at: .noon)
        let first = await loadFirstPage(of: 4)
        await offline { await $0.showNext(ahead: 3) }
        let second = feed.content(3...4, page: 2, of: 4, savedAt: .noon, next: .none)
        feed.recorder.expect(.loading(previous: first.with(.loading)), .loaded(second))
    }

    @Test("if the next page is not saved, loadNext fails, and the saved posts stay visible")
    func failsToAddPage() async {
        await local.save(pages: 1...1)
        let first = await loadFirstPage()
        feed.on(page: 2, .failure(.lost))
        await feed.store.loadNext()
        feed.recorder.expect(.loading(previous: first.with(.loading)), .error(.lost, previous: first.with(.failed)))
    }

    @Test("if loadNext is cancelled, the saved posts stay loaded")
    func cancelsNextPage() async {
        await local.save(pages: 1...1)
        let first = await loadFirstPage()
        feed.on(page: 2, 3...4, after: .seconds(1), named: false)
        await feed.start { await $0.loadNext() }
        await feed.clock.sleepers(1)
        feed.store.cancel()
        feed.recorder.expect(.loading(previous: first.with(.loading)), .loaded(first))
    }

    @Test("a refresh keeps all visible pages of the server, and says when they were saved", arguments: [1, 3])
    func refreshes(pages: Int) async {
        var shown = await feed.loadFirstPage(of: 8)
        for page in 1..<pages {
            feed.on(page: page + 1, page * 2 + 1...page * 2 + 2, of: 8, named: false)
            await feed.store.loadNext()
            let longer = feed.content(1...page * 2 + 2, lastPage: page + 1, of: 8)
            feed.recorder.expect(.loading(previous: shown.with(.loading)), .loaded(longer))
            shown = longer
        }
        await offline { await $0.refresh() }
        feed.recorder.expect(.loading(previous: shown), .loaded(shown.saved(at: .noon)))
    }

    @Test("a refresh keeps the posts that the server has found, even if no saved post matches")
    func refreshesSearch() async {
        await local.save(pages: 1...1, of: 2)
        feed.on(page: 1, [8, 9], search: "x")
        await feed.search("x")
        let found = feed.content([8, 9], search: "x")
        feed.recorder.expect(.loading(previous: nil), .loaded(found))
        await offline { await $0.refresh() }
        feed.recorder.expect(.loading(previous: found), .loaded(found.saved(at: .morning)))
    }

    @Test("if saved posts are visible, loadIfNeeded and retry load the first page again", arguments: [false, true])
    func loadsAgain(isRetry: Bool) async {
        await local.save(pages: 1...1, at: .noon)
        await local.save(pages: 2...2, at: .morning)
        let load: (FeedStore) async -> Void = { isRetry ? await $0.retry() : await $0.loadIfNeeded() }
        let first = await loadFirstPage(savedAt: .noon)
        await offline(load)
        feed.recorder.expect(.loading(previous: first), .loaded(first))

        await offline { await $0.loadNext() }
        let both = feed.content(1...4, lastPage: 2, savedAt: .morning)
        feed.recorder.expect(.loading(previous: first.with(.loading)), .loaded(both))
        await offline(load)
        feed.recorder.expect(.loading(previous: both), .loaded(both))

        feed.on(page: 1, 8...9)
        await load(feed.store)
        let new = feed.content(8...9)
        feed.recorder.expect(.loading(previous: both), .loaded(new))
        await load(feed.store)
        feed.recorder.expect()
    }

    @Test("if the server is not reached when the authors are loaded, the saved names are visible")
    func usesSavedNames() async {
        await local.save([Author(id: 1, name: "Leanne")])
        feed.on(page: 1, 1...2, named: false)
        feed.client.on(.get, "/users", response: .failure(.unreachable))
        await feed.store.load(page: 1)
        feed.recorder.expect(.loading(previous: nil), .loaded(feed.content(1...2)))
    }

    @Test("if no name is saved, or if the server returns an error, the error is visible", arguments: [false, true])
    func failsWithoutNames(isOffline: Bool) async {
        if !isOffline { await local.save([Author(id: 1, name: "Leanne")]) }
        feed.on(page: 1, 1...2, named: false)
        feed.client.on(.get, "/users", response: isOffline ? .failure(.lost) : .status(500))
        await feed.store.load(page: 1)
        let refused = FeedError.request(.server(.refused(status: 500, message: nil)))
        feed.recorder.expect(.loading(previous: nil), .error(isOffline ? .lost : refused, previous: nil))
    }

    @Test("a search finds saved posts of all pages")
    func searches() async {
        await local.save(pages: 1...3)
        let first = await loadFirstPage()
        await offline { _ in await feed.search("TITLE 3") }
        let found = feed.content([3], search: "TITLE 3", of: nil, savedAt: .morning, next: .none)
        feed.recorder.expect(.loading(previous: first.outdated), .loading(previous: found), .loaded(found))
    }

    @Test("an author filter finds saved posts of all pages")
    func filters() async {
        await local.save(pages: 1...3)
        let first = await loadFirstPage()
        await offline { await $0.filter(author: 1) }
        let query = FeedQuery(author: 1, limit: 2)
        let found = FeedContent([.number(1), .number(2)], query: query, savedAt: .morning, next: .available)
        feed.recorder.expect(.loading(previous: first.outdated), .loading(previous: found), .loaded(found))
    }

    @Test("an author without saved posts has an empty page")
    func filtersNothing() async {
        await local.save(pages: 1...3)
        let first = await loadFirstPage()
        await offline { await $0.filter(author: 2) }
        let empty = FeedContent([], query: FeedQuery(author: 2, limit: 2), savedAt: .morning, next: .none)
        feed.recorder.expect(.loading(previous: first.outdated), .loaded(empty))
    }

    @Test("a post that has moved to the next page is shown once")
    func showsMovedPostOnce() async {
        await local.save(page: 1, of: [1, 2, 3, 4])
        await local.save(page: 2, of: [9, 1, 2, 3])
        let first = await loadFirstPage([1], of: 4)
        await offline { await $0.loadNext() }
        let both = feed.content(1...3, lastPage: 2, of: 4, savedAt: .morning, next: .none)
        feed.recorder.expect(.loading(previous: first.with(.loading)), .loaded(both))
    }

    @Test("if a page became the last page of the server, the saved list also ends there")
    func endsShorterList() async {
        await local.save(pages: 1...3)
        await local.save(pages: 2...2, of: 3)
        let first = await loadFirstPage()
        await offline { await $0.loadNext() }
        let both = feed.content(1...3, lastPage: 2, of: 3, savedAt: .morning, next: .none)
        feed.recorder.expect(.loading(previous: first.with(.loading)), .loaded(both))
        #expect(await local.posts(FeedQuery(limit: 2), page: 3) == nil)
    }

    @Test("the largest page number and the largest limit can be saved")
    func savesLargeNumbers() async {
        feed.on(page: .max, [], of: 5)
        await feed.store.load(page: .max)
        feed.recorder.expect(.loading(previous: nil), .loaded(feed.content([], page: .max, next: .none)))

        let query = FeedQuery(limit: .max)
        let page = ListPage(items: [Post.number(1, authorName: nil)], total: 1, hasNext: false)
        await local.save(page, number: 1, of: query, at: .noon)
        #expect(await local.posts(query, page: 1)?.items == page.items)
    }
}
