#if CRUD
import Core
import Foundation
import SampleThing
import TestSupport
import Testing

@MainActor @Suite("Changes of the list", .exhaustive)
struct SampleThingChangeTests {
    private let client = ScriptedAPIClient()
    private let changes: Changes
    private let feature: SampleThingFeature
    private let store: SampleThingStore
    /// The field with the title.
    private let title = SampleThingField.allCases[0]

    init() {
        changes = .scripted(client)
        feature = SampleThingFeature(client: client, changes: changes, paging: .pages(), clock: client.clock)
        store = feature.makeSampleThingStore(SampleThingQuery(limit: 2))
    }

    private func load() async {
        client.on(.get, SampleThingAddress.path, response: .sampleItems([5, 4], of: 5))
        await store.load()
    }

    /// Adds the sample item 7 in the form.
    @discardableResult
    private func add(to repository: (any SampleThingRepository)? = nil) async -> SampleThingFormStore {
        let form = (repository ?? feature.repository).form(editing: nil)
        let entered = FormDraft<SampleThingField>(of: .number(7))
        for field in SampleThingField.allCases { form.change(field, to: entered[field]) }
        await form.save()
        return form
    }

    /// Changes the title of a sample item in the form.
    private func edit(_ item: SampleThingItem, title text: String) async {
        let form = feature.repository.form(editing: item)
        form.change(title, to: text)
        await form.save()
    }

    private func send(_ method: APIRequest.Method, _ path: APIPath, _ response: ScriptedResponse) async {
        client.on(method, path, response: response)
        await changes.sendOnce()
    }

    private var lastBody: JSONObject {
        get throws { try JSONCoding.decode(from: #require(client.requests.last?.body)) }
    }

    @Test("a new sample item is shown at once and waits. Then it is sent once, with what the user has entered")
    func adds() async throws {
        await load()
        await add()
        #expect(store.rows == ["\(SampleThingItem.ID.new(1)) title 7 waits", "5 title 5", "4 title 4"])
        #expect(store.state.content?.total == 6)
        await send(.post, SampleThingAddress.path, .json(JSONObject.number(6)))
        await changes.sendOnce()
        #expect(store.rows == ["6 title 6", "5 title 5", "4 title 4"])
        let fields = Set(SampleThingField.allCases.map(\.key))
        let entered = JSONObject.number(7).filter { fields.contains($0.key) && $0.value != .null }
        #expect(try lastBody.mapValues(\.text) == entered.mapValues(\.text))
    }

    @Test("an edit sends only the fields that differ")
    func edits() async throws {
        await load()
        await edit(.number(5), title: "title 9")
        #expect(store.rows == ["5 title 9 waits", "4 title 4"])
        await send(.patch, "\(SampleThingAddress.path)/5", .json(JSONObject.number(5)))
        #expect(store.rows == ["5 title 5", "4 title 4"])
        #expect(try lastBody == [title.key: "title 9"])
    }

    @Test("whenever the page arrives, the list shows what the server has after an edit during a load", .everyOrder)
    func editsDuringLoad() async {
        let server = Locked(JSONObject.number(5))
        client.on(.get, SampleThingAddress.path) { _ in .list([server.value], in: sampleKeys) }
        client.on(.patch, "\(SampleThingAddress.path)/5") { [title] _ in
            server.change { $0[title.key] = "title 9" }
            return .json(server.value)
        }
        await store.load()
        await user(
            .action("load") { [store] in await store.load() },
            .event("save and send") {
                await edit(.number(5), title: "title 9")
                await changes.sendOnce()
            }
        )
        #expect(store.rows == ["5 \(server.value[title.key]?.text ?? "")"])
    }

    @Test("the form of a refused addition shows the words of the server, and saving it sends one corrected request")
    func corrects() async throws {
        await load()
        await add()
        let refusal = ErrorResponse(code: "invalid", message: "", fields: [title.key: "Not this one."])
        await send(.post, SampleThingAddress.path, .status(422, refusal))
        let change = try #require(store.unsent.first)
        #expect(feature.repository.formError(of: change)?.problems.keys.map(\.key) == [title.key])
        let item = try #require(store.state.content?.items.first)
        let form = feature.repository.form(editing: item)
        #expect(form.draft?.problems[title]?.text(in: .english) == "Not this one.")
        await edit(item, title: "title 8")
        #expect(store.rows == ["\(SampleThingItem.ID.new(1)) title 8 waits", "5 title 5", "4 title 4"])
        await send(.post, SampleThingAddress.path, .json(JSONObject.number(8)))
        #expect(try lastBody[title.key] == "title 8")
        #expect(store.rows == ["8 title 8", "5 title 5", "4 title 4"])
    }

    @Test("a removed sample item is gone at once, and its change can be refused, sent again and discarded")
    func removes() async throws {
        await load()
        let saved = try #require(await store.remove(5))
        #expect(store.rows == ["title 5 waits", "4 title 4"])
        await send(.delete, "\(SampleThingAddress.path)/5", .status(401))
        let refused = try #require(store.unsent.first)
        #expect(feature.repository.error(of: refused) == .notSignedIn)
        #expect(store.rows == ["5 title 5 refused (401)", "4 title 4"])
        await store.sendAgain(refused)
        #expect(store.rows == ["title 5 waits", "4 title 4"])
        await store.discard(saved)
        #expect(store.rows == ["5 title 5", "4 title 4"])
        await store.discard(saved)
        #expect(store.state.error == .change(.noSuchChange(1)))
    }

    @Test("without a page, the list shows what waits, and another sample item cannot be changed")
    func showsOnlyChanges() async throws {
        await add()
        client.on(.get, SampleThingAddress.path, response: .failure(.lost))
        await store.load()
        #expect(store.rows == ["\(SampleThingItem.ID.new(1)) title 7 waits"])
        #expect(await store.remove(5) == nil)
        #expect(store.state.error == .lost)
        #expect(await store.remove(.new(1)) != nil)
        #expect(changes.outbox.unsent.isEmpty)
    }

    @Test("if a change cannot be saved on this device, the form has the error")
    func cannotSave() async {
        let changes = Changes.scripted(client, in: FileOutboxStore(of: .nobody, at: "", in: nil) { _ in })
        let form = await add(to: SampleThingFeature(client: client, changes: changes).repository)
        #expect(form.state.error == .failure(.change(.storage(.noFolder))))
    }

    @Test("the screen of one sample item shows its changes, edits it, and forgets what is discarded")
    func changesDetail() async throws {
        let detail = feature.makeSampleThingDetailStore(5, initial: .number(5))
        await edit(.number(5), title: "title 9")
        #expect(detail.state.content?.texts[0] == "title 9")
        await detail.discard(try #require(detail.unsent.first))
        #expect(detail.state.content?.texts[0] == "title 5")
        client.on(.get, "\(SampleThingAddress.path)/5", response: .json(JSONObject.number(5)))
        await detail.load()
        let removal = try #require(await detail.remove())
        #expect(detail.isRemoved)
        #expect(await detail.remove() == nil)
        await send(.delete, "\(SampleThingAddress.path)/5", .status(403))
        #expect(!detail.isRemoved)
        await detail.sendAgain(removal)
        #expect(detail.isRemoved && detail.discarded(with: removal).count == 1)
        await send(.delete, "\(SampleThingAddress.path)/5", .status(204))
        #expect(detail.isRemoved)
    }

    @Test("a new sample item has a screen before the server knows it, and its changes are sent after it")
    func changesNew() async throws {
        await add()
        let detail = feature.makeSampleThingDetailStore(.new(1))
        await detail.load()
        #expect(detail.state.content?.texts[0] == "title 7")
        #expect(await detail.remove() != nil)
        #expect(detail.isRemoved && changes.outbox.unsent.isEmpty)
        let other = feature.makeSampleThingDetailStore(.new(9))
        await other.load()
        #expect(other.state.error == .noSuchSampleItem(.new(9)))
    }
    #if BOOL

    @Test("two quick taps make one change, and the second one sees the first")
    func tapsTwice() async {
        await load()
        async let first = store.toggle(5)
        async let second = store.toggle(5)
        _ = await (first, second)
        let values = changes.outbox.unsent.map { $0.body(as: JSONObject.self)?["sampleToggleKey"] }
        #expect(values == [true])
        let detail = feature.makeSampleThingDetailStore(5, initial: .number(5))
        #expect(await detail.toggle() != nil)
        #expect(detail.state.content?.sampleToggle == false)
    }

    @Test("a filter shows only the sample items that it selects, even if the server ignores the filter")
    func filters() async {
        await load()
        let no = ["sampleToggleKey": "false"]
        client.on(.get, SampleThingAddress.path, query: no, response: .sampleItems([3, 2, 1]))
        await store.load { $0.filter = .sampleNo }
        #expect(store.selectedFilter == .sampleNo)
        #expect(store.rows == ["1 title 1"])
    }
    #endif
}

extension SampleThingStore {
    /// What the screen shows: first the changes without a visible sample item, then the sample items with their marks.
    fileprivate var rows: [String] {
        let items = state.content?.items ?? []
        func mark(_ change: PendingChange) -> String { ChangeMessages.mark(of: change).text(in: .english) }
        let others = unsent.filter { change in !items.contains { change.isOf($0.id) } }
        return others.map { "\($0.text) \(mark($0))" }
            + items.map { item in
                let change = unsent.first { $0.isOf(item.id) }
                return (["\(item.id)", item.texts[0]] + [change].compactMap(\.self).map(mark)).joined(separator: " ")
            }
    }
}
#endif
