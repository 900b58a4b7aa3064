import Core
import TestSupport
import Testing

@MainActor @Suite("The store of a list that cannot be loaded", .exhaustive)
struct ListFailureTests {
    let list = ScriptedList()

    @Test("an error says what failed, and retry repeats exactly this", arguments: failures)
    func fails(row: ListRow) async {
        await list.run(row)
    }

    nonisolated private static let failures = [
        ListRow(
            "if the next page cannot be loaded, the elements stay, and retry or loadNext loads it",
            ListStep(.load(1), shows: "loading", "loaded 1 2 …"),
            ListStep(.loadNext, .lost, shows: "loading 1 2 (next loading)", "error 1 2 (next failed)"),
            ListStep(.retry, .lost, shows: "loading 1 2 (next loading)", "error 1 2 (next failed)"),
            ListStep(.loadNext, shows: "loading 1 2 (next loading)", "loaded 1 2 3 4 … (pages 1-2)")
        ),
        ListRow(
            "acknowledgeError does not hide a failed next page, and retry loads it",
            ListStep(.load(1), shows: "loading", "loaded 1 2 …"),
            ListStep(.loadNext, .lost, shows: "loading 1 2 (next loading)", "error 1 2 (next failed)"),
            ListStep(.acknowledgeError),
            ListStep(.retry, shows: "loading 1 2 (next loading)", "loaded 1 2 3 4 … (pages 1-2)")
        ),
        ListRow(
            "after a failed load, refresh and retry repeat it, but if a page is visible, refresh loads this page",
            ListStep(.load(3), .lost, shows: "loading", "error"),
            ListStep(.refresh, .lost, shows: "loading", "error"),
            ListStep(.retry, shows: "loading", "loaded 5 (page 3)"),
            ListStep(.load(2), .lost, shows: "loading 5 (page 3)", "error 5 (page 3)"),
            ListStep(.refresh, shows: "loading 5 (page 3)", "loaded 5 (page 3)")
        ),
        ListRow(
            "after a failed refresh of page 2, retry loads page 2, and then loadNext adds page 3",
            ListStep(.load(2), shows: "loading", "loaded 3 4 … (page 2)"),
            ListStep(.refresh, .lost, shows: "loading 3 4 (page 2)", "error 3 4 (page 2)"),
            ListStep(.retry, shows: "loading 3 4 (page 2)", "loaded 3 4 … (page 2)"),
            ListStep(.loadNext, shows: "loading 3 4 (page 2, next loading)", "loaded 3 4 5 (pages 2-3)")
        ),
        ListRow(
            "after a failed query, retry repeats it, and loadNext goes on with the visible elements",
            ListStep(.load(1), shows: "loading", "loaded 1 2 …"),
            ListStep(.odd, .lost, shows: "loading 1 2 (outdated)", "error 1 2 (outdated)"),
            ListStep(.retry, .lost, shows: "loading 1 2 (outdated)", "error 1 2 (outdated)"),
            ListStep(.loadNext, shows: "loading 1 2 (next loading)", "loaded 1 2 3 4 … (pages 1-2)")
        ),
        ListRow(
            "after an error, loadIfNeeded loads only if nothing is visible",
            ListStep(.load(3), .lost, shows: "loading", "error"),
            ListStep(.loadIfNeeded, shows: "loading", "loaded 5 (page 3)"),
            ListStep(.search("x"), .lost, shows: "loading 5 (page 3, outdated)", "error 5 (page 3, outdated)"),
            ListStep(.loadIfNeeded)
        ),
        ListRow(
            "without an error and without running work, retry, acknowledgeError and cancel do nothing",
            ListStep(.cancel),
            ListStep(.retry),
            ListStep(.acknowledgeError),
            ListStep(.load(1), shows: "loading", "loaded 1 2 …"),
            ListStep(.retry),
            ListStep(.acknowledgeError)
        ),
        ListRow(
            "after acknowledgeError, the state is loaded if the query is that of the elements, and otherwise idle",
            ListStep(.load(1), .lost, shows: "loading", "error"),
            ListStep(.acknowledgeError, shows: "idle"),
            ListStep(.load(1), shows: "loading", "loaded 1 2 …"),
            ListStep(.load(3), .lost, shows: "loading 1 2", "error 1 2"),
            ListStep(.acknowledgeError, shows: "loaded 1 2 …"),
            ListStep(.search("x"), .lost, shows: "loading 1 2 (outdated)", "error 1 2 (outdated)"),
            ListStep(.cancel, field: "x"),
            ListStep(.acknowledgeError, shows: "idle 1 2 (outdated)", field: "x")
        ),
    ]
}
