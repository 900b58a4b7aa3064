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
        feed.recorder.expect(.loading(previous: nil), .error(.request(.requestFailed(failure)), previous: nil))
        #expect(feed.client.requests.map(\.retriesConnection) == [true])
    }

    @Test(
        "if the server can be reached, its error is visible, and the saved page stays visible",
        arguments: [
            (
                ScriptedResponse.failure(.insecure),
                FeedError.request(.requestFailed(ConnectionFailure(.insecure, server: ScriptedAPIClient.server)))
            ),
            (.status(401), .notSignedIn),
            (.status(500), .request(.refused(Refusal(status: 500)))),
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
        let first = await feed.loadSavedPage(savedAt: .noon)
        await feed.offline { await $0.loadNext() }
        let second = feed.content(1...4, lastPage: 2, savedAt: .morning)
        feed.recorder.expect(.loading(previous: first.with(.loading)), .loaded(second))
        await feed.offline { await $0.loadNext() }
        let third = feed.content(1...5, lastPage: 3, savedAt: .morning, next: .none)
        feed.recorder.expect(.loading(previous: second.with(.loading)), .loaded(third))
    }

    @Test("showNext shows saved pages, each with its own time")
    func showsSavedPages() async {
        await local.save(pages: 1...1, of: 4)
        await local.save(pages: 2...2, of: 4, at: .noon)
        let first = await feed.loadSavedPage(of: 4)
        await feed.offline { await $0.showNext(ahead: 3) }
        let second = feed.content(3...4, page: 2, of: 4, savedAt: .noon, next: .none)
        feed.recorder.expect(.loading(previous: first.with(.loading)), .loaded(second))
    }

    @Test("if the next page is not saved, loadNext fails, and the saved posts stay visible")
    func failsToAddPage() async {
        await local.save(pages: 1...1)
        let first = await feed.loadSavedPage()
        feed.on(page: 2, .failure(.lost))
        await feed.store.loadNext()
        feed.recorder.expect(.loading(previous: first.with(.loading)), .error(.lost, previous: first.with(.failed)))
    }

    @Test("if the next page is not saved, a connection that fails at once is retried")
    func retriesNextPage() async {
        await local.save(pages: 1...1)
        let first = await feed.loadSavedPage()
        feed.on(page: 2, .failure(.unreachable))
        feed.on(page: 2, 3...4)
        await feed.store.loadNext()
        let both = feed.content(1...4, lastPage: 2, savedAt: .morning)
        feed.recorder.expect(.loading(previous: first.with(.loading)), .loaded(both))
        #expect(feed.client.requests.filter { $0.path == "/posts" }.map(\.retriesConnection) == [false, false, true])
    }

    @Test("if loadNext is cancelled, the saved posts stay loaded")
    func cancelsNextPage() async {
        await local.save(pages: 1...1)
        let first = await feed.loadSavedPage()
        feed.on(page: 2, 3...4, after: .seconds(1), named: false)
        await feed.start { await $0.loadNext() }
        await feed.clock.sleepers(1)
        feed.store.cancel()
        feed.recorder.expect(.loading(previous: first.with(.loading)), .loaded(first))
    }

    @Test("loadNext adds a saved page to a page of the server, a refresh keeps both, and the content says their age")
    func refreshes() async {
        await local.save(pages: 2...2)
        let first = await feed.loadFirstPage()
        await feed.offline { await $0.loadNext() }
        let both = feed.content(1...4, lastPage: 2, savedAt: .morning)
        feed.recorder.expect(.loading(previous: first.with(.loading)), .loaded(both))
        await feed.offline { await $0.refresh() }
        feed.recorder.expect(.loading(previous: both), .loaded(both))
    }

    @Test("a refresh keeps the posts that the server has found, even if no saved post matches")
    func refreshesSearch() async {
        await local.save(pages: 1...1, of: 2)
        feed.on(page: 1, [8, 9], search: "x")
        await feed.search("x")
        let found = feed.content([8, 9], search: "x")
        feed.recorder.expect(.loading(previous: nil), .loaded(found))
        await feed.offline { await $0.refresh() }
        feed.recorder.expect(.loading(previous: found), .loaded(found.saved(at: .morning)))
    }

    @Test("if saved posts are visible, loadIfNeeded and retry load the first page again", arguments: [false, true])
    func loadsAgain(isRetry: Bool) async {
        await local.save(pages: 1...1, at: .noon)
        await local.save(pages: 2...2, at: .morning)
        let load: (FeedStore) async -> Void = { isRetry ? await $0.retry() : await $0.loadIfNeeded() }
        let first = await feed.loadSavedPage(savedAt: .noon)
        await feed.offline(load)
        feed.recorder.expect(.loading(previous: first), .loaded(first))

        await feed.offline { await $0.loadNext() }
        let both = feed.content(1...4, lastPage: 2, savedAt: .morning)
        feed.recorder.expect(.loading(previous: first.with(.loading)), .loaded(both))
        await feed.offline(load)
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
        let refused = FeedError.request(.refused(Refusal(status: 500)))
        feed.recorder.expect(.loading(previous: nil), .error(isOffline ? .lost : refused, previous: nil))
    }
}
