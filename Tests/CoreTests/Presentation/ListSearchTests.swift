import Core
import Foundation
import Observation
import TestSupport
import Testing

@MainActor @Suite("A search in a list", .exhaustive)
struct ListSearchTests {
    let list = ScriptedList()

    @Test("the text, the query and the elements agree", arguments: searches)
    func searches(row: ListRow) async {
        await list.run(row)
        #expect(list.store.query.search == list.store.searchText.trimmingCharacters(in: .whitespaces))
    }

    nonisolated private static let searches = [
        ListRow(
            "a second search for the same text does nothing",
            ListStep(.search("4"), shows: "loading", "loaded 4: 4 of 1"),
            ListStep(.search("4", pause: false)),
            ListStep(.search(" 4 ", pause: false), field: " 4 ")
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
            "a failed search without elements can be repeated with the same text",
            ListStep(.search("x"), .lost, shows: "loading", "error"),
            ListStep(.search("x"), shows: "loading", "loaded x: of 0")
        ),
        ListRow(
            "after a failed search, a search for the same words repeats it, even if their result is visible",
            ListStep(.search("4"), shows: "loading", "loaded 4: 4 of 1"),
            ListStep(.search("x"), .lost, shows: "loading 4: 4 of 1 (outdated)", "error 4: 4 of 1 (outdated)"),
            ListStep(.search("4"), .lost, shows: "loading 4: 4 of 1", "error 4: 4 of 1"),
            ListStep(.search(" 4"), shows: "loading 4: 4 of 1", "loaded 4: 4 of 1")
        ),
        ListRow(
            "after the error of a search is acknowledged, the same words repeat the search",
            ListStep(.load(1), shows: "loading", "loaded 1 2 …"),
            ListStep(.search("4"), .lost, shows: "loading 1 2 (outdated)", "error 1 2 (outdated)"),
            ListStep(.acknowledgeError, shows: "idle 1 2 (outdated)"),
            ListStep(.search("4"), shows: "loading 1 2 (outdated)", "loaded 4: 4 of 1")
        ),
        ListRow(
            "if the query changes while the user types, the search starts at once, and the text stays as typed",
            ListStep(.load(1), shows: "loading", "loaded 1 2 …"),
            ListStep(.type("4 ")),
            ListStep(.odd, shows: "loading 1 2 (outdated)", "loaded odd 4: of 0", field: "4 ")
        ),
        ListRow(
            "after a failed search, loadNext and its retry continue the visible elements, and the field has their text",
            ListStep(.load(1), shows: "loading", "loaded 1 2 …"),
            ListStep(.search("x"), .lost, shows: "loading 1 2 (outdated)", "error 1 2 (outdated)", field: "x"),
            ListStep(.loadAgain, field: "x"),
            ListStep(.loadNext, .lost, shows: "loading 1 2 (next loading)", "error 1 2 (next failed)", field: ""),
            ListStep(.retry, shows: "loading 1 2 (next loading)", "loaded 1 2 3 4 … (pages 1-2)")
        ),
    ]

    @Test("the field starts with the text of the query")
    func starts() {
        #expect(ScriptedList(ItemQuery(search: "4")).store.searchText == "4")
    }

    @Test("after a failed search, a refresh restores the old text, and views of the field or the query are updated")
    func tellsViews() async {
        await list.run(
            ListStep(.load(1), shows: "loading", "loaded 1 2 …"),
            ListStep(.search("x"), .lost, shows: "loading 1 2 (outdated)", "error 1 2 (outdated)")
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
        await list.run(ListStep(.refresh, shows: "loading 1 2", "loaded 1 2 …", field: ""))
        #expect(changes.value == ["text", "query"])
    }
}
