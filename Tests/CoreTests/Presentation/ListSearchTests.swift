import Core
import Foundation
import Observation
import TestSupport
import Testing

@MainActor @Suite("A search in a list loader", .exhaustive)
struct ListSearchTests {
    let list = ScriptedList()

    @Test("the text, the query and the elements agree", arguments: searches)
    func searches(row: ListRow) async {
        await list.run(row)
        #expect(list.store.query.search == list.store.searchText.trimmingCharacters(in: .whitespaces))
    }

    nonisolated private static let searches = [
        ListRow(
            "a search starts when the text has not changed for 300 ms, and loads the first page",
            ListStep(.load(2), shows: "loading", "loaded 3 4 … (page 2)"),
            ListStep(.type("ab"), sleeping: 1),
            ListStep(.time(299), sleeping: 1),
            ListStep(.type(" 4\n"), sleeping: 1, field: " 4\n"),
            ListStep(.time(299), sleeping: 1),
            ListStep(.type(" 4 "), sleeping: 1),
            ListStep(.time(299), sleeping: 1),
            ListStep(.time(1), shows: "loading 3 4 … (page 2, outdated)", "loaded 4: 4 of 1", field: " 4 ")
        ),
        ListRow(
            "a second search for the same text does nothing",
            ListStep(.search("4"), shows: "loading", "loaded 4: 4 of 1"),
            ListStep(.search("4", pause: false)),
            ListStep(.search(" 4 ", pause: false), field: " 4 ")
        ),
        ListRow(
            "a new search cancels the old one, and a late answer to the old one is ignored",
            ListStep(.search("4"), .list.unstoppable, sleeping: 1, shows: "loading"),
            ListStep(.type("5"), sleeping: 2),
            ListStep(.time(300), shows: "loading", "loaded 5: 5 of 1"),
            ListStep(.time(1_000))
        ),
        ListRow(
            "a text that is typed during its own search starts no second one",
            ListStep(.search("4"), .list.late, sleeping: 1, shows: "loading"),
            ListStep(.type("45"), sleeping: 2),
            ListStep(.type(" 4"), sleeping: 1),
            ListStep(.time(1_000), shows: "loaded 4: 4 of 1", field: " 4")
        ),
        ListRow(
            "an empty text finds all elements again",
            ListStep(.search("4"), shows: "loading", "loaded 4: 4 of 1"),
            ListStep(.search("  "), shows: "loading 4: 4 of 1 (outdated)", "loaded 1 2 …")
        ),
        ListRow(
            "a refresh keeps the spaces in the field",
            ListStep(.search("4 "), shows: "loading", "loaded 4: 4 of 1", field: "4 "),
            ListStep(.refresh, shows: "loading 4: 4 of 1", "loaded 4: 4 of 1", field: "4 ")
        ),
        ListRow(
            "if the text is back within 300 ms, nothing is loaded, not even after a failed loadNext",
            ListStep(.load(1), shows: "loading", "loaded 1 2 …"),
            ListStep(.type("a"), sleeping: 1),
            ListStep(.type("")),
            ListStep(.time(1_000)),
            ListStep(.loadNext, .lost, shows: "loading 1 2 (next loading)", "error 1 2 (next failed)"),
            ListStep(.type("a"), sleeping: 1),
            ListStep(.type(" ")),
            ListStep(.time(1_000))
        ),
        ListRow(
            "a failed search without elements can be repeated with the same text",
            ListStep(.search("x"), .lost, shows: "loading", "error"),
            ListStep(.search("x"), shows: "loading", "loaded x: of 0")
        ),
        ListRow(
            "after a failed search, a search for the same words repeats it, even if they were visible before",
            ListStep(.search("4"), shows: "loading", "loaded 4: 4 of 1"),
            ListStep(.search("x"), .lost, shows: "loading 4: 4 of 1 (outdated)", "error 4: 4 of 1 (outdated)"),
            ListStep(.search("4"), .lost, shows: "loading 4: 4 of 1", "error 4: 4 of 1"),
            ListStep(.search(" 4"), shows: "loading 4: 4 of 1", "loaded 4: 4 of 1")
        ),
        ListRow(
            "after the error of a search is acknowledged, the same words repeat the search",
            ListStep(.load(1), shows: "loading", "loaded 1 2 …"),
            ListStep(.search("4"), .lost, shows: "loading 1 2 … (outdated)", "error 1 2 … (outdated)"),
            ListStep(.acknowledgeError, shows: "idle 1 2 … (outdated)"),
            ListStep(.search("4"), shows: "loading 1 2 … (outdated)", "loaded 4: 4 of 1")
        ),
        ListRow(
            "if the text is back to a failed search, the search is repeated after 300 ms",
            ListStep(.load(1), shows: "loading", "loaded 1 2 …"),
            ListStep(.search("4"), .lost, shows: "loading 1 2 … (outdated)", "error 1 2 … (outdated)"),
            ListStep(.type("45"), sleeping: 1),
            ListStep(.type("4"), sleeping: 1),
            ListStep(.time(300), shows: "loading 1 2 … (outdated)", "loaded 4: 4 of 1")
        ),
        ListRow(
            "after a failed search, loadNext and its retry go on with the visible elements, and with their text",
            ListStep(.load(1), shows: "loading", "loaded 1 2 …"),
            ListStep(.search("x"), .lost, shows: "loading 1 2 … (outdated)", "error 1 2 … (outdated)", field: "x"),
            ListStep(.loadNext, .lost, shows: "loading 1 2 (next loading)", "error 1 2 (next failed)", field: ""),
            ListStep(.retry, shows: "loading 1 2 (next loading)", "loaded 1 2 3 4 … (pages 1-2)")
        ),
        ListRow(
            "if loadNext shows the old list again, a text that is back to its query loads nothing",
            ListStep(.load(1), shows: "loading", "loaded 1 2 …"),
            ListStep(.search("x"), .lost, shows: "loading 1 2 … (outdated)", "error 1 2 … (outdated)"),
            ListStep(.type(""), sleeping: 1),
            ListStep(.loadNext, sleeping: 1, shows: "loading 1 2 (next loading)", "loaded 1 2 3 4 … (pages 1-2)"),
            ListStep(.time(300))
        ),
        ListRow(
            "loadNext during the 300 ms keeps the typed text, and the search follows",
            ListStep(.load(1), shows: "loading", "loaded 1 2 …"),
            ListStep(.type("4"), sleeping: 1),
            ListStep(
                .loadNext,
                sleeping: 1,
                shows: "loading 1 2 (next loading)",
                "loaded 1 2 3 4 … (pages 1-2)",
                field: "4"
            ),
            ListStep(.time(300), shows: "loading 1 2 3 4 … (pages 1-2, outdated)", "loaded 4: 4 of 1", field: "4")
        ),
        ListRow(
            "another query during the 300 ms searches at once, and the text stays as typed",
            ListStep(.load(1), shows: "loading", "loaded 1 2 …"),
            ListStep(.type("4 "), sleeping: 1),
            ListStep(.odd, shows: "loading 1 2 … (outdated)", "loaded odd 4: of 0", field: "4 ")
        ),
        ListRow(
            "a search that is cancelled keeps its text, and loadIfNeeded does this search",
            ListStep(.load(1), shows: "loading", "loaded 1 2 …"),
            ListStep(.search("4 "), .list.late, sleeping: 1, shows: "loading 1 2 … (outdated)"),
            ListStep(.cancel, shows: "idle 1 2 … (outdated)", field: "4 "),
            // A row of the old list that appears must not remove the text.
            ListStep(.loadNext, field: "4 "),
            ListStep(.loadIfNeeded, shows: "loading 1 2 … (outdated)", "loaded 4: 4 of 1", field: "4 ")
        ),
        ListRow(
            "a text that was typed less than 300 ms before cancel is kept, and loadIfNeeded searches for it at once",
            ListStep(.load(1), shows: "loading", "loaded 1 2 …"),
            ListStep(.type("4"), sleeping: 1),
            ListStep(.cancel, shows: "idle 1 2 … (outdated)", field: "4"),
            ListStep(.loadIfNeeded, shows: "loading 1 2 … (outdated)", "loaded 4: 4 of 1")
        ),
        ListRow(
            "cancel during the 300 ms of the first text leaves nothing visible and keeps the text",
            ListStep(.type("4"), sleeping: 1),
            ListStep(.cancel, field: "4"),
            ListStep(.loadIfNeeded, shows: "loading", "loaded 4: 4 of 1")
        ),
    ]

    @Test("the field starts with the text of the query, and the query follows a typed text after 300 ms")
    func follows() async {
        let list = ScriptedList(ItemQuery(search: "4"))
        #expect(list.store.searchText == "4")
        await list.run(ListStep(.type("5"), sleeping: 1, field: "5"))
        #expect(list.store.query.search == "4")
        await list.run(ListStep(.time(300), shows: "loading", "loaded 5: 5 of 1"))
        #expect(list.store.query.search == "5")
    }

    @Test("after a failed search, a refresh takes the old text back, and tells views that show the field or the query")
    func tellsViews() async {
        await list.run(
            ListStep(.load(1), shows: "loading", "loaded 1 2 …"),
            ListStep(.search("x"), .lost, shows: "loading 1 2 … (outdated)", "error 1 2 … (outdated)")
        )
        let changes = Locked<Set<String>>([])
        withObservationTracking {
            _ = list.store.searchText
        } onChange: {
            changes.change { _ = $0.insert("text") }
        }
        withObservationTracking {
            _ = list.store.query
        } onChange: {
            changes.change { _ = $0.insert("query") }
        }
        await list.run(ListStep(.refresh, shows: "loading 1 2 …", "loaded 1 2 …", field: ""))
        #expect(changes.value == ["text", "query"])
    }
}
