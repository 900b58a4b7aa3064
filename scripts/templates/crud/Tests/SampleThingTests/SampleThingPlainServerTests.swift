import Core
import SampleThing
import TestSupport
import Testing

@MainActor @Suite("The items on a server that knows less than it is asked", .exhaustive)
struct SampleThingPlainServerTests {
    private func load(
        _ answer: ScriptedAnswer,
        _ query: SampleThingQuery = SampleThingQuery(limit: 2),
        shows items: [SampleThingItem],
        of total: Int?
    ) async {
        let page = SampleThingFixture(query)
        page.client.on(.get, "/sample-items", answer: answer)
        await page.store.load()
        page.recorder.expect(
            .loading(previous: nil),
            .loaded(SampleThingContent(items, query: query, total: total))
        )
    }

    @Test(
        "a server that ignores every parameter is filtered, sorted and cut here",
        arguments: [
            (SampleThingFilter.all, [SampleThingItem.number(11), .number(10, isDone: true)], 4),
            (.open, [.number(11), .number(9)], 2),
            (.done, [.number(10, isDone: true), .number(8, isDone: true)], 2),
        ]
    )
    func sortsHere(filter: SampleThingFilter, items: [SampleThingItem], total: Int) async {
        let everything = [SampleThingItem.number(8, isDone: true), .number(9), .number(10, isDone: true), .number(11)]
        let query = SampleThingQuery(filter: filter, limit: 2)
        await load(.items(everything), query, shows: items, of: total)
        await load(.items(everything, of: 4), query, shows: items, of: total)
    }

    @Test("without a count, a full page may be all or not, and a short one is all")
    func goesByWhatCame() async {
        await load(.items([.number(2), .number(1)]), shows: [.number(2), .number(1)], of: nil)
        await load(.items([.number(1)]), shows: [.number(1)], of: 1)
        await load(.items([]), shows: [], of: 0)
    }

    @Test("a count of what the filter hides is not taken for a count of what it shows")
    func doubtsCount() async {
        let query = SampleThingQuery(filter: .open, limit: 2)
        await load(.items([.number(2), .number(1, isDone: true)], of: 9), query, shows: [.number(2)], of: nil)
        await load(.items([.number(2), .number(1)], of: 1), shows: [.number(2), .number(1)], of: nil)
    }

    @Test("ids may be strings; numbers in them count, and those without keep the server's order")
    func standsStringIDs() async {
        let list = ["9", "b", "10", "a"].map { #"{"id": "\#($0)", "title": "t", "completed": true}"# }
        let items = ["b", "a", "10", "9"].map { SampleThingItem(id: $0, title: "t", isDone: true) }
        await load(
            .json("[\(list.joined(separator: ","))]"),
            SampleThingQuery(limit: 9),
            shows: items,
            of: 4
        )
    }

    @Test("a limit below 1 counts as 1")
    func standsOddLimits() async {
        await load(.items([.number(1), .number(2)]), SampleThingQuery(limit: 0), shows: [.number(2)], of: 2)
    }
}
