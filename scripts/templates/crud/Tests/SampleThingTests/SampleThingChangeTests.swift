import Core
import Foundation
import SampleThing
import TestSupport
import Testing

@MainActor @Suite("Changing the sample items", .exhaustive)
struct SampleThingChangeTests {
    private let client = ScriptedAPIClient()
    private let changes: Changes
    private let store: SampleThingStore

    init() {
        changes = .scripted(client)
        store = SampleThingFeature(client: client, changes: changes).makeSampleThingStore(SampleThingQuery(limit: 3))
    }

    private func load() async {
        client.on(.get, "/sample-items", response: .three)
        await store.load()
    }

    private func send(_ change: Change, _ response: ScriptedResponse) async {
        client.on(change.call.method, change.call.path, response: response)
        await changes.sendOnce()
    }

    @Test("a change is shown at once and waits. Then it is sent once, as a JSON body", arguments: Change.allCases)
    func changes(change: Change) async throws {
        await load()
        await change.make(on: store)
        #expect(store.rows == change.rows("waits"))
        let item = SampleThingItem.number(change == .add ? 6 : 5, isDone: change == .toggle)
        await send(change, .sampleItem(item))
        #expect(store.rows == change.rows())
        await changes.sendOnce()
        let bodies = [#"{"completed":false,"title":"title 6"}"#, #"{"completed":true}"#, ""]
        let body = client.requests.last?.body ?? Data()
        #expect(bodies[try #require(Change.allCases.firstIndex(of: change))] == String(decoding: body, as: UTF8.self))
        #expect(store.state.content?.total == [.add: 6, .toggle: 5, .remove: 4][change])
    }

    @Test("a refused change has its reason, and can be sent again or discarded", arguments: Change.allCases)
    func refuses(change: Change) async throws {
        await load()
        let notFound = change == .add ? SampleThingError.noCollection : .noSuchSampleItem(5)
        for (status, error) in [(401, .notSignedIn), (404, notFound)]
        where change != .remove || status == 401 {
            let saved = try #require(await change.make(on: store))
            await send(change, .status(status))
            let refused = try #require(store.state.content?.changes.first)
            #expect(store.error(of: refused) == error)
            #expect(store.rows.contains { $0.hasSuffix("refused (\(status))") })
            await store.sendAgain(refused)
            #expect(store.state.content?.changes.map(\.state) == [.waiting])
            await store.discard(saved)
            #expect(store.rows == ["5 title 5", "4 title 4 done", "3 title 3"])
        }
        await store.discard(PendingChange.sample(9, .post, "/sample-items", text: ""))
        #expect(store.state.error == .change(.noSuchChange(9)))
    }

    @Test("no change is lost: several changes, also before and during a load, and also of a new sample item")
    func losesNothing() async {
        await store.add("title 6")
        client.on(.get, "/sample-items", response: .three, after: .seconds(1))
        async let load: Void = store.load()
        await client.clock.sleepers(1)
        await store.toggle("new-1")
        #expect(store.rows == ["new-1 title 6 done waits"])
        client.clock.advance(by: .seconds(1))
        await load
        await store.remove(4)
        #expect(store.rows == ["title 4 waits", "new-1 title 6 done waits", "5 title 5", "3 title 3"])
        client.on(.post, "/sample-items", response: .sampleItem(.number(6, isDone: true)))
        client.on(.delete, "/sample-items/4", response: .status(204))
        await changes.sendOnce()
        #expect(store.rows == ["6 title 6 done", "5 title 5", "3 title 3"])
    }

    @Test("two quick taps make one change, and the second one sees the first")
    func tapsTwice() async {
        await load()
        async let first = store.toggle(5)
        async let second = store.toggle(5)
        _ = await (first, second)
        let values = changes.outbox.unsent.map { $0.body(as: JSONObject.self)?["completed"] }
        #expect(values == [false])
        #expect(store.rows.first == "5 title 5 waits")
    }

    @Test("a page that was requested after a change was sent already contains the change")
    func knowsSent() async {
        await load()
        await store.toggle(5)
        await send(.toggle, .sampleItem(.number(5, isDone: true)))
        client.on(.get, "/sample-items", response: .three)
        await store.load()
        #expect(store.rows == ["5 title 5", "4 title 4 done", "3 title 3"])
    }

    @Test("if no sample items can be loaded, the screen shows what waits, with the error")
    func showsOnlyChanges() async {
        await store.add("title 6")
        client.on(.get, "/sample-items", response: .failure(.lost))
        await store.load()
        #expect(store.rows == ["new-1 title 6 waits"])
        #expect(await store.toggle(5) == nil)
        #expect(store.state.error == .lost)
        #expect(changes.outbox.unsent.count == 1)
    }

    @Test("a change that the filter does not select is not in the list, but it stands above the list while it waits")
    func keepsFilter() async {
        let query = SampleThingQuery(filter: .done, limit: 3)
        let store = SampleThingFeature(client: client, changes: changes).makeSampleThingStore(query)
        client.on(.get, "/sample-items", response: .sampleItems([.number(4, isDone: true)], of: 1))
        await store.load()
        await store.add("title 6")
        await store.toggle(4)
        #expect(store.rows == ["title 6 waits", "title 4 waits"])
        #expect(store.state.content?.total == 0)
    }

    @Test(
        "a title that is empty or too long is not saved, and the error disappears with the next change",
        arguments: [
            (" \n\t", SampleThingError.emptyTitle),
            (String(repeating: "名", count: 201), .longTitle(limit: 200)),
        ]
    )
    func refusesTitle(title: String, error: SampleThingError) async {
        await load()
        await store.add(title)
        #expect(store.state == .error(error, previous: .three))
        await store.retry()
        await store.toggle(5)
        #expect(store.state.error == nil)
        #expect(changes.outbox.unsent.count == 1)
    }

    @Test("a title may have 200 characters")
    func acceptsLongTitle() async throws {
        let title = String(repeating: "名", count: 200)
        await store.add(" \(title) ")
        #expect(changes.outbox.unsent.map(\.text) == [title])
    }

    @Test("a change that cannot be saved is neither shown nor sent, and the title stays in its field")
    func cannotSave() async {
        let changes = Changes.scripted(client, in: FileOutboxStore(of: .nobody, at: "", in: nil) { _ in })
        let store = SampleThingFeature(client: client, changes: changes).makeSampleThingStore()
        await store.add("title 6") { Issue.record("The title is removed.") }
        #expect(store.state == .error(.change(.storage(.noFolder)), previous: nil))
    }

    @Test("a sample item that is not shown, or has an id that cannot be used in a path, cannot be changed")
    func refusesID() async {
        client.on(
            .get,
            "/sample-items",
            response: .sampleItems([SampleThingItem(id: "..", title: "t", isDone: true)])
        )
        await store.load()
        for id in ["..", "1", "new-1"] as [SampleThingItem.ID] {
            #expect(await store.toggle(id) == nil)
            #expect(await store.remove(id) == nil)
            #expect([.noSuchSampleItem(id), .change(.noSuchItem)].contains(store.state.error))
            store.acknowledgeError()
        }
    }
}
