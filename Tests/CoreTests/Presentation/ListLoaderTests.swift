import Core
import TestSupport
import Testing

@MainActor @Suite("A list loader", .exhaustive)
struct ListLoaderTests {
    let list = ScriptedList()

    @Test("pages are loaded, added and refreshed", arguments: paging)
    func pages(row: ListRow) async {
        await list.run(row)
    }

    nonisolated private static let paging = [
        ListRow(
            "loadNext adds the next page until the last one",
            ListStep(.load(1), shows: "loading", "loaded 1 2 …"),
            ListStep(.loadNext, shows: "loading 1 2 (next loading)", "loaded 1 2 3 4 … (pages 1-2)"),
            ListStep(.loadNext, shows: "loading 1 2 3 4 (pages 1-2, next loading)", "loaded 1 2 3 4 5 (pages 1-3)"),
            ListStep(.loadNext)
        ),
        ListRow(
            "while the next page is loading, a second loadNext only waits for it",
            ListStep(.load(1), shows: "loading", "loaded 1 2 …"),
            ListStep(.loadNext, .list.late, sleeping: 1, shows: "loading 1 2 (next loading)"),
            ListStep(.loadNext, sleeping: 1),
            ListStep(.time(1_000), shows: "loaded 1 2 3 4 … (pages 1-2)")
        ),
        ListRow(
            "elements that an earlier page contained are left out, until the list is loaded again",
            ListStep(.load(1), shows: "loading", "loaded 1 2 …"),
            ListStep(.loadNext, .items(2, 9), shows: "loading 1 2 (next loading)", "loaded 1 2 9 … (pages 1-2)"),
            ListStep(.refresh, .items(9, 1), shows: "loading 1 2 9 … (pages 1-2)", "loaded 9 1 …")
        ),
        ListRow(
            "a next page without new elements is the end, whatever the total is",
            ListStep(.load(1), shows: "loading", "loaded 1 2 …"),
            ListStep(.loadNext, .items(1, 2, of: 9), shows: "loading 1 2 (next loading)", "loaded 1 2 of 9")
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
            "a page after the last one is empty, and the largest page number is valid",
            ListStep(.load(6), shows: "loading", "loaded (page 6)"),
            ListStep(.loadNext),
            ListStep(.load(.max), shows: "loading (page 6)", "loaded (page \(Int.max))")
        ),
        ListRow(
            "refresh loads only the first visible page",
            ListStep(.load(2), shows: "loading", "loaded 3 4 … (page 2)"),
            ListStep(.loadNext, shows: "loading 3 4 (page 2, next loading)", "loaded 3 4 5 (pages 2-3)"),
            ListStep(.refresh, shows: "loading 3 4 5 (pages 2-3)", "loaded 3 4 … (page 2)")
        ),
        ListRow(
            "without content, refresh loads the first page",
            ListStep(.refresh, shows: "loading", "loaded 1 2 …")
        ),
        ListRow(
            "another query loads its first page",
            ListStep(.load(2), shows: "loading", "loaded 3 4 … (page 2)"),
            ListStep(.odd, shows: "loading 3 4 … (page 2, outdated)", "loaded odd: 1 3 of 3 …"),
            ListStep(.loadNext, shows: "loading odd: 1 3 of 3 (next loading)", "loaded odd: 1 3 5 of 3 (pages 1-2)")
        ),
        ListRow(
            "the first loadIfNeeded loads the first page, and later ones do nothing",
            ListStep(.loadIfNeeded, shows: "loading", "loaded 1 2 …"),
            ListStep(.loadNext, shows: "loading 1 2 (next loading)", "loaded 1 2 3 4 … (pages 1-2)"),
            ListStep(.loadIfNeeded)
        ),
    ]

    @Test("two actions at the same time give one list", arguments: overlaps)
    func overlap(row: ListRow) async {
        await list.run(row)
    }

    nonisolated private static let overlaps = [
        ListRow(
            "during the first load, loadNext waits, and then loads the second page, once for two calls",
            ListStep(.loadIfNeeded, .list.late, sleeping: 1, shows: "loading"),
            ListStep(.loadNext, sleeping: 1),
            ListStep(.loadNext, sleeping: 1),
            ListStep(
                .time(1_000),
                shows: "loaded 1 2 …",
                "loading 1 2 (next loading)",
                "loaded 1 2 3 4 … (pages 1-2)"
            )
        ),
        ListRow(
            "during a refresh, loadNext waits, even if the refresh starts again",
            ListStep(.load(1), shows: "loading", "loaded 1 2 …"),
            ListStep(.refresh, .list.late, sleeping: 1, shows: "loading 1 2 …"),
            ListStep(.loadNext, sleeping: 1),
            ListStep(.refresh, .items(8, 9).late, sleeping: 1, shows: "loading 1 2 …"),
            ListStep(
                .time(1_000),
                shows: "loaded 8 9 …",
                "loading 8 9 (next loading)",
                "loaded 8 9 3 4 … (pages 1-2)"
            )
        ),
        ListRow(
            "if the refresh fails, the page that loadNext waits for is not loaded, not even by retry",
            ListStep(.load(1), shows: "loading", "loaded 1 2 …"),
            ListStep(.refresh, .lost.late, sleeping: 1, shows: "loading 1 2 …"),
            ListStep(.loadNext, sleeping: 1),
            ListStep(.time(1_000), shows: "error 1 2 …"),
            ListStep(.retry, shows: "loading 1 2 …", "loaded 1 2 …")
        ),
        ListRow(
            "if the refreshed list has no next page, loadNext loads nothing",
            ListStep(.load(1), shows: "loading", "loaded 1 2 …"),
            ListStep(.refresh, .items(1, of: 1).late, sleeping: 1, shows: "loading 1 2 …"),
            ListStep(.loadNext, sleeping: 1),
            ListStep(.time(1_000), shows: "loaded 1 of 1")
        ),
        ListRow(
            "another query replaces the refresh, and the page that loadNext waits for is not loaded",
            ListStep(.load(1), shows: "loading", "loaded 1 2 …"),
            ListStep(.refresh, .list.late, sleeping: 1, shows: "loading 1 2 …"),
            ListStep(.loadNext, sleeping: 1),
            ListStep(.odd, shows: "loading 1 2 … (outdated)", "loaded odd: 1 3 of 3 …")
        ),
        ListRow(
            "a refresh during the load of page 3 loads page 3, and a refresh during a search searches again",
            ListStep(.load(1), shows: "loading", "loaded 1 2 …"),
            ListStep(.load(3), .list.late, sleeping: 1, shows: "loading 1 2 …"),
            ListStep(.refresh, shows: "loading 1 2 …", "loaded 5 (page 3)"),
            ListStep(.search("4"), .list.late, sleeping: 1, shows: "loading 5 (page 3, outdated)"),
            ListStep(.refresh, shows: "loading 5 (page 3, outdated)", "loaded 4: 4 of 1", field: "4")
        ),
    ]
}
