import Core
import TestSupport
import Testing

@MainActor @Suite("The store of a list", .exhaustive)
struct ListStoreTests {
    let list = ScriptedList()

    @Test("pages are loaded, added and refreshed", arguments: paging)
    func pages(row: ListRow) async {
        await list.run(row)
    }

    nonisolated private static let paging = [
        ListRow(
            "loadNext adds the next page until the last page",
            ListStep(.load(1), shows: "loading", "loaded 1 2 …"),
            ListStep(.loadNext, shows: "loading 1 2 (next loading)", "loaded 1 2 3 4 … (pages 1-2)"),
            ListStep(.loadNext, shows: "loading 1 2 3 4 (pages 1-2, next loading)", "loaded 1 2 3 4 5 (pages 1-3)"),
            ListStep(.loadNext)
        ),
        ListRow(
            "elements that an earlier page contained are left out, until the list is loaded again",
            ListStep(.load(1), shows: "loading", "loaded 1 2 …"),
            ListStep(.loadNext, .items(2, 9), shows: "loading 1 2 (next loading)", "loaded 1 2 9 … (pages 1-2)"),
            ListStep(.refresh, .items(9, 1), shows: "loading 1 2 9 (pages 1-2)", "loaded 9 1 …")
        ),
        ListRow(
            "a next page without new elements is the end, unless the total says that there is more",
            ListStep(.load(1), shows: "loading", "loaded 1 2 …"),
            ListStep(.loadNext, .items(1, of: 4), shows: "loading 1 2 (next loading)", "loaded 1 2 of 4 … (pages 1-2)")
        ),
        ListRow(
            "the server does not have to send a total",
            ListStep(.load(1), .items(1, 2, of: nil), shows: "loading", "loaded 1 2 of ? …"),
            ListStep(
                .loadNext,
                .items(3, of: nil),
                shows: "loading 1 2 of ? (next loading)",
                "loaded 1 2 3 of ? (pages 1-2)"
            )
        ),
        ListRow(
            "an empty next page is the end, and is not counted",
            ListStep(.load(1), .items(1, 2, of: nil), shows: "loading", "loaded 1 2 of ? …"),
            ListStep(.loadNext, .items(of: nil), shows: "loading 1 2 of ? (next loading)", "loaded 1 2 of ?")
        ),
        ListRow(
            "a page after the last page is empty, and the largest page number is valid",
            ListStep(.load(6), shows: "loading", "loaded (page 6)"),
            ListStep(.loadNext),
            ListStep(.load(.max), shows: "loading (page 6)", "loaded (page \(Int.max))")
        ),
        ListRow(
            "refresh loads only the first visible page, and loadAgain nothing if several are visible",
            ListStep(.load(2), shows: "loading", "loaded 3 4 … (page 2)"),
            ListStep(.loadNext, shows: "loading 3 4 (page 2, next loading)", "loaded 3 4 5 (pages 2-3)"),
            ListStep(.loadAgain),
            ListStep(.refresh, shows: "loading 3 4 5 (pages 2-3)", "loaded 3 4 … (page 2)")
        ),
        ListRow(
            "without content, refresh and loadAgain load the first page, and later loadAgain loads the only page again",
            ListStep(.refresh, .lost, shows: "loading", "error"),
            ListStep(.loadAgain, shows: "loading", "loaded 1 2 …"),
            ListStep(.loadAgain, .items(9, 1), shows: "loading 1 2", "loaded 9 1 …"),
            ListStep(.load(3), shows: "loading 9 1", "loaded 5 (page 3)"),
            ListStep(.loadAgain, shows: "loading 5 (page 3)", "loaded 5 (page 3)")
        ),
        ListRow(
            "another query loads its first page",
            ListStep(.load(2), shows: "loading", "loaded 3 4 … (page 2)"),
            ListStep(.odd, shows: "loading 3 4 (page 2, outdated)", "loaded odd: 1 3 of 3 …"),
            ListStep(.loadNext, shows: "loading odd: 1 3 of 3 (next loading)", "loaded odd: 1 3 5 of 3 (pages 1-2)")
        ),
        ListRow(
            "the first loadIfNeeded loads the first page, and later calls do nothing",
            ListStep(.loadIfNeeded, shows: "loading", "loaded 1 2 …"),
            ListStep(.loadNext, shows: "loading 1 2 (next loading)", "loaded 1 2 3 4 … (pages 1-2)"),
            ListStep(.loadIfNeeded)
        ),
    ]
}
