import Core
import Feed
import Foundation
import TestSupport
import Testing

@MainActor @Suite("The feed without a network", .exhaustive)
struct FeedOfflineTests {
    nonisolated private static let offline: [ConnectionFailure.Reason] = [.unknownHost, .unreachable, .lost, .timedOut]

    let saved = InMemorySavedLists()
    let feed: FeedFixture

    init() {
        feed = FeedFixture(saved: saved)
    }

    @Test("if the server cannot be reached, the saved page is loaded, and no connection is retried", arguments: offline)
    func loadsSavedPage(reason: ConnectionFailure.Reason) async {
        await saved.save(pages: 1...1)
        feed.on(page: 1, .failure(reason))
        await feed.store.load(page: 1)
        let saved = feed.content(1...2, savedAt: .morning)
        feed.recorder.expect(.loading(), .loading(previous: saved), .loaded(saved, next: .waiting))
        #expect(feed.client.requests.map(\.retriesConnection) == [false])
    }

    @Test("if the page is not saved, the error is visible, and a connection is retried", arguments: offline)
    func fails(reason: ConnectionFailure.Reason) async {
        await saved.save(pages: 1...1)
        feed.on(page: 2, .failure(reason))
        await feed.store.load(page: 2)
        let failure = ConnectionFailure(reason, server: ScriptedAPIClient.server)
        feed.recorder.expect(.loading(page: 2), .error(.request(.requestFailed(failure)), page: 2))
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
        await saved.save(pages: 1...1)
        feed.on(page: 1, response)
        await feed.store.load(page: 1)
        let saved = feed.content(1...2, savedAt: .morning)
        feed.recorder.expect(.loading(), .loading(previous: saved), .error(error, previous: saved))
    }

    @Test(
        "if the authors cannot be loaded, the new page has the saved names. Only the end of the session is an error",
        arguments: [(.failure(.unreachable), nil), (.status(500), nil), (.status(401), .notSignedIn)]
            as [(ScriptedResponse, FeedError?)]
    )
    func usesSavedNames(authors: ScriptedResponse, error: FeedError?) async {
        await saved.save(pages: 1...1)
        feed.on(page: 1, 1...2, named: false)
        feed.client.on(.get, "/users", response: authors)
        await feed.store.load(page: 1)
        let old = feed.content(1...2, savedAt: .morning)
        let last = error.map { FeedState.error($0, previous: old) } ?? .loaded(feed.content(1...2), next: .waiting)
        feed.recorder.expect(.loading(), .loading(previous: old), last)
        #expect(await saved.posts.page(1, of: FeedQuery(limit: 2))?.items == [.number(1), .number(2)])
    }

    @Test("the page of the server is saved with the time and with the names of the authors")
    func savesPage() async {
        _ = await feed.loadFirstPage()
        let offline = FeedFixture(saved: saved, now: .noon.addingTimeInterval(60))
        offline.on(page: 1, .failure(.unreachable))
        await offline.store.loadIfNeeded()
        let saved = feed.content(1...2, savedAt: .noon)
        offline.recorder.expect(.loading(), .loading(previous: saved), .loaded(saved, next: .waiting))
    }

    @Test("if a page became the last page of the server, the saved list also ends there")
    func endsShorterList() async {
        await saved.save(pages: 1...3)
        await saved.save(pages: 2...2, of: 3)
        let first = await feed.loadSavedPage()
        await feed.offline { await $0.loadNext() }
        let both = feed.content(1...3, lastPage: 2, of: 3, savedAt: .morning)
        feed.recorder.expect(.loaded(first, next: .loading), .loaded(both, next: nil))
        #expect(await saved.posts.page(3, of: FeedQuery(limit: 2)) == nil)
    }
}
