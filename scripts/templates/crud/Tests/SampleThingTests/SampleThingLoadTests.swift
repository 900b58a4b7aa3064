import Core
import Foundation
import SampleThing
import TestSupport
import Testing

@MainActor @Suite("Loading the sample items", .exhaustive)
struct SampleThingLoadTests {
    let list = SampleThingFixture()

    private func script(_ response: ScriptedResponse, completed: String? = nil, after delay: Duration = .zero) {
        let query = completed.map { ["completed": $0] }
        list.client.on(.get, "/sample-items", query: query, response: response, after: delay)
    }

    @Test("at most twenty sample items are shown by default")
    func asksForTwenty() {
        #expect(SampleThingQuery().limit == 20)
    }

    @Test("the newest sample items are loaded, and they stay visible if the next load fails")
    func loads() async {
        await list.load()
        let query = Set(list.client.requests.first?.query.map(\.description) ?? [])
        #expect(query == ["_page=1", "_limit=3", "_sort=id", "_order=desc"])
        #expect(list.store.state.description == "loaded(3 sample items)")
        script(.failure(.lost))
        await list.store.load()
        list.recorder.expect(.loading(previous: .three), .error(.lost, previous: .three))
    }

    @Test(
        "a filter shows only the open or the done sample items, even if the server ignores the filter",
        arguments: [
            (SampleThingFilter.open, "false", [SampleThingItem.number(5), .number(3)]),
            (.done, "true", [.number(4, isDone: true)]),
        ]
    )
    func filters(filter: SampleThingFilter, completed: String, items: [SampleThingItem]) async {
        let query = SampleThingQuery(filter: filter, limit: 3)
        await list.load()
        let all = SampleThingContent.three.sampleItems + [.number(2, isDone: filter == .open)]
        script(.sampleItems(all), completed: completed)
        await list.store.filter(filter)
        let filtered = SampleThingContent(items, query: query, total: items.count)
        list.recorder.expect(.loading(previous: .three), .loaded(filtered))

        script(.three)
        await list.store.filter(.all)
        list.recorder.expect(.loading(previous: filtered), .loaded(.three))
        #expect(list.client.requests.last?.query == list.client.requests.first?.query)
    }

    @Test("a query can select one sample item by its id", arguments: [("7", 1), ("8", 0)])
    func loadsOne(id: SampleThingItem.ID, count: Int) async {
        let query = SampleThingQuery(id: id, limit: 0)
        let list = SampleThingFixture(query)
        list.client.on(.get, "/sample-items", query: ["id": "\(id)"], response: .sampleItems([.number(7), .number(6)]))
        await list.store.load()
        let content = SampleThingContent(count == 1 ? [.number(7)] : [], query: query, total: count)
        list.recorder.expect(.loading(previous: nil), .loaded(content))
        #expect(query.limit == 1)
    }

    @Test(
        "the error says why the sample items cannot be loaded",
        arguments: [
            (ScriptedResponse.status(401), SampleThingError.notSignedIn),
            (.status(404), .noCollection),
            (.status(503), .request(.refused(Refusal(status: 503)))),
            (
                .json(#"[{"id": 1, "title": ""}]"#),
                .request(.invalidResponse(.json(UnreadableJSON(path: "[0].completed", .missing))))
            ),
        ]
    )
    func fails(response: ScriptedResponse, error: SampleThingError) async {
        script(response)
        await list.store.load()
        list.recorder.expect(.loading(previous: nil), .error(error, previous: nil))
    }

    @Test("loadIfNeeded loads only if no sample items are visible, and retry loads only after an error")
    func loadsAgain() async {
        script(.failure(.lost))
        await list.store.loadIfNeeded()
        script(.three)
        await list.store.retry()
        await list.store.loadIfNeeded()
        await list.store.retry()
        list.recorder.expect(
            .loading(previous: nil),
            .error(.lost, previous: nil),
            .loading(previous: nil),
            .loaded(.three)
        )
    }

    @Test("if the task of the caller is cancelled, the work continues, and loadIfNeeded waits for it")
    func survivesCaller() async {
        script(.three, after: .seconds(1))
        let caller = Task { await list.store.load() }
        await list.client.clock.sleepers(1)
        caller.cancel()
        await caller.value
        list.client.clock.advance(by: .seconds(1))
        await list.store.loadIfNeeded()
        list.recorder.expect(.loading(previous: nil), .loaded(.three))
    }

    @Test("a filter that fails or is cancelled can be repeated, and each load uses the filter that was chosen last")
    func goesBack() async {
        await list.load()
        script(.sampleItems([]), completed: "true", after: .seconds(1))
        async let filter: Void = list.store.filter(.done)
        await list.client.clock.sleepers(1)
        list.store.cancel()
        await filter
        list.recorder.expect(.loading(previous: .three), .idle(previous: .three))
        for repeats in [list.store.loadIfNeeded, list.store.retry, list.store.load] {
            script(.failure(.lost), completed: "true")
            await repeats()
            list.recorder.expect(.loading(previous: .three), .error(.lost, previous: .three))
            #expect(list.store.query.filter == .done)
        }
        list.store.acknowledgeError()
        list.recorder.expect(.idle(previous: .three))
    }

    @Test("if the server sends no total, the total is known only if the page is not full", arguments: [1, 3])
    func countsPage(count: Int) async {
        let items = (0..<count).reversed().map { SampleThingItem.number($0) }
        script(.sampleItems(items))
        await list.store.load()
        let content = SampleThingContent(items, query: SampleThingQuery(limit: 3), total: count < 3 ? count : nil)
        list.recorder.expect(.loading(previous: nil), .loaded(content))
    }

    @Test("if the server ignores the filter and the order, the store shows the newest open sample items")
    func filtersAndSorts() async {
        script(.sampleItems([1, 2, 4, 5, 3, 6].map { .number($0, isDone: $0 % 3 == 0) }), completed: "false")
        await list.store.filter(.open)
        let query = SampleThingQuery(filter: .open, limit: 3)
        let content = SampleThingContent([5, 4, 2].map { .number($0) }, query: query, total: 4)
        list.recorder.expect(.loading(previous: nil), .loaded(content))
    }

    @Test("whenever the responses arrive, the list shows the last filter and what the server has saved", .everyOrder)
    func agrees() async {
        let changes = Changes.scripted(list.client)
        let store = SampleThingFeature(client: list.client, changes: changes).makeSampleThingStore()
        let saved = Locked(SampleThingItem.number(5))
        list.client.on(.get, "/sample-items") { _ in .sampleItems([saved.value]) }
        list.client.on(.patch, "/sample-items/5") { _ in
            saved.change { $0.isDone = true }
            return .sampleItem(saved.value)
        }
        await store.load()
        await user(
            .action("filter") { [store] in await store.filter(.open) },
            .action("change") { [store] in await store.toggle(5) },
            .action("send") { [changes] in await changes.sendOnce() },
            .action("all") { [store] in await store.filter(.all) }
        )
        let query = store.query
        let items = query.filter == .open && saved.value.isDone ? [] : [saved.value]
        #expect(store.state == .loaded(SampleThingContent(items, query: query, total: items.count)))
    }

    @Test("each error has a different code, and only notSignedIn needs a login")
    func hasCodes() {
        let errors = [
            .emptyTitle, .longTitle(limit: 9), .noSuchSampleItem(1), .noCollection, .notSignedIn, SampleThingError.lost,
            .change(.full),
        ]
        let codes = [
            "empty_title", "long_title", "no_such_sample_item", "no_sample_items", "not_signed_in", "no_network",
            "too_many_changes",
        ]
        #expect(errors.map(\.code) == codes)
        #expect(errors.filter(\.needsLogin) == [.notSignedIn])
    }
}
