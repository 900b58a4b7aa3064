import Core
import Foundation
import TestSupport
import Testing

@MainActor @Suite("A list with pages and the changes that wait")
struct ChangingListTests {
    private let server = ItemServer()
    private let changes: Changes

    init() { changes = Changes(to: server) }

    @Test("a new item is first on page 1 if it has the search text, an edited one stays, and a removed one is gone")
    func showsChanges() async throws {
        let (list, second) = (ItemsStore(server, changes), ItemsStore(server, changes))
        let found = ItemsStore(server, changes, search: "5")
        await list.load()
        await second.load(page: 2)
        await found.load()
        try await changes.save(.add("x"), .add("s5"), .edit("5", "y"), .remove("4"))
        #expect(list.text == "new-2s5 new-1x 5y of 6 …" && found.text == "new-2s5 5y of 2")
        #expect(second.text == "3 2 of 6 …")
        await changes.sendOnce()
        #expect(list.text == "7s5 6x 5y of 6 …" && found.text == "7s5 5y of 2")
        await list.load()
        await found.load()
        #expect(list.text == "7s5 6x of 6 …" && found.text == "7s5 of 1")
        await list.loadNext()
        #expect(list.text == "7s5 6x 5y 3 of 6 …")
    }

    @Test("the item of a refused removal is shown again, and changes of another collection are not shown")
    func showsRefused() async throws {
        let changes = Changes(to: ChangeServer(first: .status(403)))
        let store = ItemsStore(server, changes)
        await store.load()
        try await changes.save(.remove("5"), .add("x"), .edit(new(2), "y"), PendingChange(.post, "/posts", text: "z"))
        #expect(store.text == "new-2y 4 of 5 …")
        await changes.sendOnce()
        #expect(store.text == "201y 5 4 of 6 …")
    }

    @Test("without a page, the new items are shown, and the list is still loaded when the server can be reached")
    func hasNoPage() async throws {
        server.isOffline.change { $0 = true }
        try await changes.save(.add("x"), .add("s5"))
        let store = ItemsStore(server, changes, search: "5")
        #expect(store.text == "new-2s5")
        await store.load()
        #expect(store.text == "new-2s5" && store.state.error != nil)
        await store.load { $0.search = "x" }
        #expect(store.text == "new-1x")
        server.isOffline.change { $0 = false }
        await store.loadAgain()
        #expect(store.text == "new-1x of 1")
    }

    @Test("a new item takes its place when a page contains it")
    func takesPlace() async throws {
        server.isSortedByAge.change { $0 = true }
        let store = ItemsStore(server, changes)
        await store.load()
        try await changes.save(.add("x"))
        await changes.sendOnce()
        #expect(store.text == "6x 5 4 of 6 …")
        await store.loadNext()
        #expect(store.text == "6x 5 4 3 2 of 6 …")
        await store.loadNext()
        #expect(store.text == "5 4 3 2 1 6x of 6")
    }

    @Test("a new item stays in the first place if page 1 is loaded again after a removal")
    func keepsPlace() async throws {
        let store = ItemsStore(server, changes)
        await store.load()
        try await changes.save(.add("x"), .remove("4"))
        await changes.sendOnce()
        await store.loadNext()
        #expect(store.text == "6x 5 3 2 of 5 …" && server.pages.value == ["1", "1", "2"])
    }

    @Test(
        "after a removal was sent, the last page is loaded again before the next one, and after several, more pages",
        arguments: [2, 9]
    )
    func loadsLastPageAgain(limit: Int) async throws {
        let store = ItemsStore(server, changes, limit: limit)
        await store.load()
        try await changes.save(.remove("5"))
        await changes.sendOnce()
        await store.loadNext()
        #expect(store.text == "4 3 2 1 of 4" && server.pages.value == ["1", "1", "2"])
        server.items.change { $0 += (10...14).map { Item(id: Item.ID($0), title: "t\($0)") } }
        await store.load()
        await store.loadNext()
        try await changes.save(.remove("4"), .remove("3"), .remove("2"))
        await changes.sendOnce()
        await store.loadNext()
        #expect(store.text == "1 10 11 12 13 14 of 6" && server.pages.value.suffix(5) == ["1", "2", "1", "2", "3"])
    }

    @Test("a removal that waits after a try does not make the list ask for the same pages again and again")
    func ends() async throws {
        let store = ItemsStore(server, changes)
        await store.load()
        try await changes.save(.remove("5"))
        await changes.sendOnce()
        server.isBusy.change { $0 = true }
        try await changes.save(.remove("4"))
        await changes.sendOnce()
        for _ in 1...4 where store.text.hasSuffix("…") { await store.loadNext() }
        #expect(store.text == "3 2 1 of 3" && server.pages.value == ["1", "1", "2"])
        server.isBusy.change { $0 = false }
        await changes.sendOnce()
        for _ in 1...4 where store.text.hasSuffix("…") { await store.loadNext() }
        #expect(store.text == "3 2 1 of 3")
    }

    @Test("a saved page is shown with the changes that it does not contain")
    func isSaved() async throws {
        let saved: any SavedList<Item> = InMemorySavedLists().list("items")
        func text(isOffline: Bool) async -> String {
            server.isOffline.change { $0 = isOffline }
            let store = ItemsStore(server, changes, saved: saved)
            await store.load()
            return store.text
        }
        #expect(await text(isOffline: false) == "5 4 of 5 …")
        try await changes.save(.add("x"), .edit("5", "y"), .remove("4"))
        #expect(await text(isOffline: true) == "new-1x 5y of 5 …")
        server.isOffline.change { $0 = false }
        await changes.sendOnce()
        #expect(await text(isOffline: true) == "6x 5y of 5 …")
        // Another device has edited the item. The page contains all changes of this device.
        server.items.change { $0 = $0.map { $0.id == 5 ? Item(id: 5, title: "z") : $0 } }
        for isOffline in [false, true] { #expect(await text(isOffline: isOffline) == "6x 5z of 5 …") }
        // The file of the queue was lost, so that the numbers begin again.
        let new = Changes(to: server)
        let store = ItemsStore(server, new, saved: saved)
        await store.load()
        try await new.save(.remove("5"))
        #expect(store.text == "6x of 4 …")
        #expect(await store.change("9", or: .noItem) { .remove("\($0.id)") } == nil)
        store.acknowledgeError()
        #expect(store.text == "6x of 4 …")
    }

    @Test("a second list does not forget the changes that the page of the first one does not contain")
    func remembers() async throws {
        let (store, other) = (ItemsStore(server, changes), ItemsStore(server, changes))
        await store.load()
        try await changes.save(.edit("4", "x"))
        await changes.sendOnce()
        for number in 1...101 {
            try await changes.save(.edit("5", "\(number)"))
            await changes.sendOnce()
        }
        for _ in 1...2 { await other.load() }
        #expect(store.text == "5101 4x of 5 …" && other.text == "5101 4x of 5 …")
        await store.load()
        await other.load()
        #expect(changes.outbox.changes.count == 100)
    }

    @Test("the first load of a list forgets no change that its saved page does not contain")
    func remembersForSavedPage() async throws {
        let saved: any SavedList<Item> = InMemorySavedLists().list("items")
        var store: ItemsStore? = ItemsStore(server, changes, saved: saved)
        await store?.load()
        store = nil
        try await changes.save(.edit("4", "x"))
        for number in 1...101 { try await changes.save(.add("\(number)")) }
        await changes.sendOnce()
        server.isOffline.change { $0 = true }
        let later = ItemsStore(server, changes, saved: saved)
        for _ in 1...2 { await later.load() }
        #expect(changes.outbox.unsent.isEmpty && later.text.contains(" 4x "))
    }

    @Test("a list that is never loaded again keeps about 100 sent changes, and shows all edits")
    func joinsSent() async throws {
        let store = ItemsStore(server, changes)
        await store.load()
        for number in 1...300 {
            try await changes.save(.edit(["5", "4", "3"][number % 3], "\(number)"))
            await changes.sendOnce()
        }
        #expect(changes.outbox.changes.count == 100 && store.text == "5300 4298 of 5 …")
        try await changes.save(.remove("4"))
        await changes.sendOnce()
        #expect(store.text == "5300 of 4 …")
        await store.loadNext()
        #expect(store.text == "5300 3299 2 1 of 4" && server.pages.value == ["1", "1", "2"])
    }

    @Test("what another device has edited after an own edit is shown, also if a store loads only what is missing")
    func isEditedElsewhere() async throws {
        try await changes.save(.edit("5", "y"))
        await changes.sendOnce()
        server.items.change { $0[0].title = "z" }
        let items = ChangedCollection(changes)
        let store = LoadStore<[Item], ItemError>([], overlay: items.overlay { $1($0) }) { [server] part, _ in
            (part ?? []) + server.items.value
        }
        await store.loadIfNeeded()
        #expect(store.state.content?.first?.title == "z")
    }

    @Test("the observers of objects that are gone do not stay at the queue")
    func observes() {
        weak var kept: ItemServer?
        for _ in 1...3 {
            let token = ItemServer()
            kept = token
            changes.follow(ItemServer()) { [token] _ in _ = token }
        }
        var store: ItemsStore? = ItemsStore(server, changes)
        weak let old = store
        store = nil
        #expect(kept == nil && old == nil)
    }

    @Test("an action that fails shows its error, and retry repeats the action")
    func fails() async throws {
        let store = ItemsStore(server, changes)
        let edit = { await store.change("5", or: .noItem) { .edit("\($0.id)", "y") } }
        #expect(await edit() == nil && store.state.error == .noItem)
        await store.load()
        #expect(await edit() != nil && store.text == "5y 4 of 5 …")
        #expect(await store.change("9", or: .noItem) { .remove("\($0.id)") } == nil)
        await store.retry()
        #expect(store.state.error == .noItem && server.pages.value.count == 1)
        store.acknowledgeError()
        #expect(store.text == "5y 4 of 5 …")
    }
}

@MainActor @Suite("A list with pages and the changes that wait, in every order", .everyOrder)
struct ChangingListOrderTests {
    private let server: ItemServer
    private let changes: Changes
    private let store: ItemsStore

    init() {
        let events = ScriptedAPIClient()
        server = ItemServer(events: events)
        changes = Changes(to: server, clock: events.clock)
        store = ItemsStore(server, changes)
    }

    /// A server and a queue. Each answer of the disk and of the server to a change is an event.
    private func slowDisk() -> (ItemServer, Changes) {
        let (events, server) = (ScriptedAPIClient(), ItemServer())
        for path: APIPath in ["/disk", "/network"] { events.on(.get, path) { _ in .status(204) } }
        let process = ChangeProcess(events: events, disk: InMemoryOutboxStore(), client: server)
        return (server, Changes(in: process, to: process))
    }

    @Test("a refresh does not hide what is saved meanwhile")
    func isSavedMeanwhile() async {
        await store.load()
        await user(
            .action("refresh") { await store.load() },
            .event("add and remove") {
                await changes.form(nil).save("x")
                _ = try? await changes.save(.remove("5"))
                store.transitions.observe { state in
                    let items = state.content?.items ?? []
                    #expect(items.first?.title == "x" && !items.contains { $0.id == 5 })
                }
            }
        )
        #expect(server.lines.value == ["POST /todos x", "DELETE /todos/5"])
        #expect(store.text.hasPrefix("6x ") && store.state.content?.total == 5)
    }

    @Test("a load that is cancelled does not undo an edit that was sent on the screen of one item")
    func isCancelled() async throws {
        let detail = ItemDetailStore(server, changes, 5)
        await detail.load()
        try await changes.save(.edit("5", "y"))
        while !changes.outbox.unsent.isEmpty { await changes.sendOnce() }
        await user(
            .action("load") { await detail.load() },
            .action("cancel") { detail.cancel() }
        )
        // The screen is shown again after each change.
        try await changes.save(.edit("4", "x"))
        #expect(detail.state.content?.title == "y")
    }

    @Test("an edit that is sent while the screen of one item loads, is left and loads again is shown from then on")
    func isEditedDuringLoad() async throws {
        let detail = ItemDetailStore(server, changes, 5)
        await user(
            .action("load") { await detail.load() },
            .action("cancel") { detail.cancel() },
            .action("load again") { await detail.loadIfNeeded() },
            .event("edit") {
                _ = try? await changes.save(.edit("5", "y"))
                detail.transitions.observe { state in #expect(state.content.map { $0.title == "y" } != false) }
            }
        )
        #expect(detail.state == .loaded(Item(id: 5, title: "y")))
    }

    @Test("an edit that is saved during the sending of the addition of its item arrives once and last")
    func isSavedDuringSending() async throws {
        let (server, changes) = slowDisk()
        let store = ItemsStore(server, changes)
        await store.load()
        await changes.form(nil).save("a")
        await user(
            .action("send") { await changes.sendOnce() },
            .event("edit") { await changes.form(store.state.content?.items.first).save("c") }
        )
        await changes.sendOnce()
        let sent = server.lines.value
        #expect([["POST /todos c"], ["POST /todos a", "PATCH /todos/6 c"]].contains(sent), "\(sent)")
        #expect(store.text == "6c 5 4 of 6 …" && changes.outbox.unsent.isEmpty)
    }

    @Test("a new item that a page contains before its answer arrives is shown once after the answer")
    func arrivesBeforeAnswer() async {
        server.isSortedByAge.change { $0 = true }
        await store.load()
        await store.loadNext()
        await user(
            .action("next page") { await store.loadNext() },
            .event("add") {
                await changes.form(nil).save("x")
                store.transitions.observe { state in #expect(state.content?.items.contains { $0.title == "x" } == true)
                }
            }
        )
        #expect(server.lines.value == ["POST /todos x"])
        #expect(["6x 5 4 3 2 1 of 6", "5 4 3 2 1 6x of 6"].contains(store.text), "\(store.text)")
    }

    @Test("a form that is closed while it saves has saved its item, and saving it again adds no other one")
    func isClosed() async {
        let (server, changes) = slowDisk()
        let (store, form) = (ItemsStore(server, changes), changes.form(nil))
        await store.load()
        await user(
            .action("save") { await form.save("x") },
            .event("close") { form.cancel() }
        )
        #expect(store.text == "new-1x 5 4 of 6 …")
        await form.save()
        await changes.sendOnce()
        #expect(server.lines.value == ["POST /todos x"] && changes.outbox.unsent.isEmpty)
        #expect(store.text == "6x 5 4 of 6 …")
    }

    @Test("no item is missing if a page arrives between a removal and its answer")
    func isRemovedMeanwhile() async {
        await store.load()
        await user(
            .action("next page") { await store.loadNext() },
            .action("next page") { await store.loadNext() },
            .event("remove") { _ = try? await changes.save(.remove("5")) }
        )
        while store.text.hasSuffix("…") { await store.loadNext() }
        #expect(store.text == "4 3 2 1 of 4")
    }
}
