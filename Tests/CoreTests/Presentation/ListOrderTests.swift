import Core
import TestSupport
import Testing

@MainActor @Suite("The store of a list in every order")
struct ListOrderTests {
    let list = OrderedList()

    @Test("the list shows what the user asked for last", .everyOrder, arguments: orders)
    func follows(order: ListOrder) async {
        await list.run(order)
    }

    nonisolated private static let orders = [
        ListOrder(start: [.load(1)], user: [.loadNext, .refresh], shows: "loaded 1 2 …"),
        ListOrder(start: [.load(1)], user: [.refresh, .loadNext, .odd], shows: "loaded odd: 1 3 of 3 …"),
        ListOrder(start: [.load(1)], user: [.load(3), .refresh], shows: "loaded 5 (page 3)"),
        ListOrder(start: [.load(3)], user: [.search("4"), .refresh], shows: "loaded 4: 4 of 1", field: "4"),
        ListOrder(user: [.search("4"), .type("5"), .loadNext], shows: "loaded 5: 5 of 1", field: "5"),
        ListOrder(user: [.search("4"), .type(" 4")], shows: "loaded 4: 4 of 1", field: " 4", requests: 1),
        ListOrder(start: [.load(1)], user: [.type("4 "), .loadNext], shows: "loaded 4: 4 of 1", field: "4 "),
    ]

    @Test("after an error, the same text typed again repeats only a failed search", .order(""), arguments: repeats)
    func fails(order: ListOrder) async {
        await list.run(order)
    }

    nonisolated private static let repeats = [
        ListOrder(
            start: [.load(1), .loadNext],
            fails: true,
            user: [.type(" ")],
            shows: "error 1 2 (next failed)",
            field: " ",
            requests: 0
        ),
        ListOrder(
            start: [.load(1), .search("4")],
            fails: true,
            user: [.type("4")],
            shows: "loaded 4: 4 of 1",
            field: "4"
        ),
    ]

    @Test("after an error, the list shows what the user asked for last", .everyOrder, arguments: failures)
    func recovers(order: ListOrder) async {
        await list.run(order)
    }

    nonisolated private static let failures = [
        ListOrder(
            start: [.load(1), .search("x")],
            fails: true,
            user: [.loadNext, .type("")],
            shows: "loaded 1 2 3 4 … (pages 1-2)"
        ),
        // Without the server, the saved elements are visible. While the user types, they are not loaded again.
        ListOrder(
            start: [.load(1)],
            fails: true,
            isSaved: true,
            user: [.type("4"), .loadIfNeeded],
            shows: "loaded 4: 4 of 1",
            field: "4",
            requests: 1
        ),
    ]

    @Test("after cancel, nothing changes, until the next action", .everyOrder, arguments: cancellations, [false, true])
    func cancels(order: ListOrder, isSaved: Bool) async {
        var order = order
        order.isSaved = isSaved
        await list.run(order)
    }

    nonisolated private static let cancellations = [
        ListOrder(user: [.load(3), .cancel, .loadNext], end: .loadIfNeeded, shows: "loaded 5 (page 3)"),
        ListOrder(start: [.load(1)], user: [.odd, .cancel], end: .loadIfNeeded, shows: "loaded odd: 1 3 of 3 …"),
        ListOrder(user: [.type("4"), .cancel], end: .loadIfNeeded, shows: "loaded 4: 4 of 1", field: "4"),
        ListOrder(
            start: [.load(1)],
            user: [.type("4 "), .cancel, .loadNext],
            end: .loadIfNeeded,
            shows: "loaded 4: 4 of 1",
            field: "4 "
        ),
        ListOrder(start: [.load(1)], user: [.refresh, .loadNext, .cancel], end: .refresh, shows: "loaded 1 2 …"),
    ]

    @Test("if the next page is cancelled, saved elements stay loaded, so that they are not loaded again", .everyOrder)
    func keepsSaved() async {
        await list.run(ListOrder(isSaved: true, user: [], shows: "idle"))
        list.fails.change { $0 = true }
        await list.store.load(page: 1)
        await user(
            .action("next page") { [list] in await list.store.loadNext() },
            .action("cancel") { [list] in list.store.cancel() }
        )
        #expect("\(list.store.state)".hasPrefix("loaded(") && list.store.state.error == nil)
    }

    @Test("each page is requested once", .everyOrder)
    func requestsOnce() async {
        await user(
            .action("open") { [list] in await list.store.loadIfNeeded() },
            .action("next page") { [list] in await list.store.loadNext() },
            .action("next page again") { [list] in await list.store.loadNext() }
        )
        #expect(list.requests == list.store.state.content?.lastPage)
    }

    @Test("a search starts when the text has not changed for 300 ms", .order(""))
    func pauses() async {
        let (clock, start) = (list.client.clock, list.client.clock.now)
        for text in ["ab", " 4\n", " 4 "] {
            list.store.searchText = text
            try? await clock.sleep(for: .milliseconds(299))
            #expect(list.store.query.search == "" && list.requests == 0)
        }
        await list.store.retry()
        #expect(start.duration(to: clock.now) == .milliseconds(898))
        #expect(list.store.state.text == "loaded 4: 4 of 1" && list.store.searchText == " 4 " && list.requests == 1)
    }
}
