import Core
import TestSupport
import Testing

@MainActor @Suite("A search store, tested with TestSupport", .exhaustive)
struct SearchStoreTests {
    let clock = TestClock()
    let client: ScriptedAPIClient
    let store: SearchStore
    let recorder: StateRecorder<SearchState>

    init() {
        client = ScriptedAPIClient(clock: clock)
        store = SearchStore(client: client, clock: clock)
        recorder = StateRecorder(store)
    }

    @Test("a search waits before it sends a request")
    func loads() async {
        client.on(.get, "/posts", query: ["q": "a"], response: .json([PostResponse.first]))
        store.search("a")
        await clock.sleepers(1)
        recorder.expect()
        clock.advance(by: .milliseconds(300))
        await store.finishSearch()
        recorder.expect(.loading("a"), .loaded([PostResponse.first.post]))
    }

    @Test("if a new search starts while the old one waits, only the new one sends a request")
    func debounces() async {
        client.on(.get, "/posts", query: ["q": "ab"], response: .json([PostResponse.second]))
        store.search("a")
        await clock.sleepers(1)
        store.search("ab")
        await clock.sleepers(1)
        clock.advance(by: .milliseconds(300))
        await store.finishSearch()
        recorder.expect(.loading("ab"), .loaded([PostResponse.second.post]))
    }

    @Test("the response to an older search is ignored if it arrives after a newer response")
    func ignoresLateResponse() async {
        client.on(
            .get,
            "/posts",
            query: ["q": "a"],
            response: .json([PostResponse.first]),
            after: .seconds(9),
            ignoresCancellation: true
        )
        client.on(.get, "/posts", query: ["q": "ab"], response: .json([PostResponse.second]))
        store.search("a")
        await clock.sleepers(1)
        clock.advance(by: .milliseconds(300))
        await recorder.next(.loading("a"))
        await clock.sleepers(1)
        store.search("ab")
        await clock.sleepers(2)
        clock.advance(by: .milliseconds(300))
        await store.finishSearch()
        recorder.expect(.loading("ab"), .loaded([PostResponse.second.post]))
        clock.advance(by: .seconds(9))
        await store.finishSearch()
        recorder.expect()
    }

    @Test("a search can fail, and the next search can succeed", arguments: [APIError.lost, .unreadable])
    func fails(with error: APIError) async {
        client.on(.get, "/posts", response: .failure(error))
        client.on(.get, "/posts", response: .json("[]"))
        for outcome in [SearchState.failed(error), .loaded([])] {
            store.search("a")
            await clock.sleepers(1)
            clock.advance(by: .milliseconds(300))
            await store.finishSearch()
            recorder.expect(.loading("a"), outcome)
        }
    }
}

extension APIError {
    fileprivate static let lost = APIError.requestFailed(ConnectionFailure(.lost, server: ScriptedAPIClient.server))
    fileprivate static let unreadable = APIError.invalidResponse(.json(UnreadableJSON(.notJSON)))
}
