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

    @Test("if the next page is not saved, a connection is retried")
    func retriesNextPage() async {
        await local.save(pages: 1...1)
        let first = await feed.loadSavedPage()
        feed.on(page: 2, 3...4)
        await feed.store.loadNext()
        let both = feed.content(1...4, lastPage: 2, savedAt: .morning)
        feed.recorder.expect(.loading(previous: first.with(.loading)), .loaded(both))
        #expect(feed.client.requests.filter { $0.path == "/posts" }.map(\.retriesConnection) == [false, true])
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
