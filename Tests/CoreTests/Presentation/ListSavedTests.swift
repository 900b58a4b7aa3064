import Core
import TestSupport
import Testing

@MainActor @Suite("The saved pages of a list", .exhaustive)
struct ListSavedTests {
    let list = ScriptedList()

    @Test("a saved page is visible until the page of the server is loaded", arguments: waiting)
    func waits(row: ListRow) async {
        await list.run(row)
    }

    nonisolated private static let waiting = [
        ListRow(
            "a refresh does not show the saved page, and a load of another page does",
            ListStep(.load(1), shows: "loading", "loaded 1 2 …"),
            ListStep(.save(1, [8, 9], hour: 9)),
            ListStep(.save(2, [6, 7], hour: 9)),
            ListStep(.refresh, shows: "loading 1 2", "loaded 1 2 …"),
            ListStep(.loadNext, shows: "loading 1 2 (next loading)", "loaded 1 2 3 4 … (pages 1-2)"),
            ListStep(
                .load(2),
                shows: "loading 1 2 3 4 (pages 1-2)",
                "loading 6 7 (page 2, saved 9)",
                "loaded 3 4 … (page 2)"
            )
        ),
        ListRow(
            "saved elements of a search replace those of the previous query, if there are any",
            ListStep(.load(1), shows: "loading", "loaded 1 2 …"),
            ListStep(.save(1, [1, 2], hour: 9)),
            ListStep(
                .search("2"),
                .items(2, 7, of: 2),
                shows: "loading 1 2 (outdated)",
                "loading 2: 2 of ? (saved 9)",
                "loaded 2: 2 7 of 2"
            ),
            ListStep(.search("4"), shows: "loading 2: 2 7 of 2 (outdated)", "loaded 4: 4 of 1")
        ),
    ]

    @Test("if the server cannot be reached, the saved pages are the list", arguments: offline)
    func isOffline(row: ListRow) async {
        await list.run(row)
    }

    nonisolated private static let offline = [
        ListRow(
            "loadNext adds saved pages, and the content is as old as its oldest page",
            ListStep(.save(1, [1, 2], hour: 12)),
            ListStep(.save(2, [3, 4], hour: 9)),
            ListStep(.save(3, [5], hour: 12)),
            ListStep(.load(1), .offline, shows: "loading", "loading 1 2 (saved 12)", "loaded 1 2 … (saved 12)"),
            ListStep(
                .loadNext,
                .offline,
                shows: "loading 1 2 (saved 12, next loading)",
                "loaded 1 2 3 4 … (pages 1-2, saved 9)"
            ),
            ListStep(
                .loadNext,
                .offline,
                shows: "loading 1 2 3 4 (pages 1-2, saved 9, next loading)",
                "loaded 1 2 3 4 5 (pages 1-3, saved 9)"
            )
        ),
        ListRow(
            "an error of loadNext keeps the saved elements",
            ListStep(.save(1, [1, 2], hour: 9)),
            ListStep(.load(1), .offline, shows: "loading", "loading 1 2 (saved 9)", "loaded 1 2 … (saved 9)"),
            ListStep(
                .loadNext,
                .offline,
                shows: "loading 1 2 (saved 9, next loading)",
                "error 1 2 (saved 9, next failed)"
            )
        ),
        ListRow(
            "an error of the server keeps the saved elements, and after acknowledgeError, loadIfNeeded loads again",
            ListStep(.save(1, [1, 2], hour: 9)),
            ListStep(.load(1), .lost, shows: "loading", "loading 1 2 (saved 9)", "error 1 2 (saved 9)"),
            ListStep(.acknowledgeError, shows: "idle 1 2 (saved 9)"),
            ListStep(.loadIfNeeded, shows: "loading 1 2 (saved 9)", "loaded 1 2 …")
        ),
        ListRow(
            "a refresh keeps all visible pages, and the content is as old as the oldest of them",
            ListStep(.load(1), shows: "loading", "loaded 1 2 …"),
            ListStep(.save(1, [1, 2], hour: 12)),
            ListStep(.save(2, [3, 4], hour: 9)),
            ListStep(
                .loadNext,
                .offline,
                shows: "loading 1 2 (next loading)",
                "loaded 1 2 3 4 … (pages 1-2, saved 9)"
            ),
            ListStep(
                .refresh,
                .offline,
                shows: "loading 1 2 3 4 (pages 1-2, saved 9)",
                "loaded 1 2 3 4 … (pages 1-2, saved 9)"
            )
        ),
        ListRow(
            "a refresh keeps the elements that the server has found, even if no saved element matches",
            ListStep(.save(1, [1, 2], hour: 9)),
            ListStep(.search("7"), .items(7, 8), shows: "loading", "loaded 7: 7 8 …"),
            ListStep(.refresh, .offline, shows: "loading 7: 7 8", "loaded 7: 7 8 … (saved 9)")
        ),
    ]

    @Test("if saved elements are visible, they are loaded again", arguments: [ListAction.loadIfNeeded, .retry])
    func loadsAgain(action: ListAction) async {
        await list.run(
            ListStep(.save(2, [6, 7], hour: 9)),
            ListStep(.save(3, [8], hour: 9)),
            ListStep(
                .load(2),
                .offline,
                shows: "loading",
                "loading 6 7 (page 2, saved 9)",
                "loaded 6 7 … (page 2, saved 9)"
            ),
            ListStep(action, .offline, shows: "loading 6 7 (page 2, saved 9)", "loaded 6 7 … (page 2, saved 9)"),
            ListStep(action, shows: "loading 6 7 (page 2, saved 9)", "loaded 3 4 … (page 2)"),
            ListStep(action)
        )
    }
}
