import Core
import Foundation
import Persistence
import TestSupport
import Testing

@Suite("A search in a saved list")
struct SavedSearchTests {
    private let cache = Cache()

    private static let texts = [
        1: "Hello World", 2: "100% sure", 3: "snake_case", 4: #"C:\temp"#, 5: "it's \"quoted\"", 6: "今日は晴れです",
        7: "晴天の日", 8: "café", 9: "CAFÉ", 10: "cafe\u{301}", 11: "a 👩‍👧 b", 12: "x", 13: "'; DROP TABLE element; --",
        14: "%\u{301} and _\u{301}", 15: "*?[a-z]",
    ]

    /// A list with the notes of `texts`. The text is in the title if the id is even, otherwise in the text.
    private func list(_ kind: SavedListKind) async -> any SavedList<Note> {
        let list = kind.make(in: cache)
        let notes = Self.texts.map { id, text in
            Note(Note.ID(id), title: id % 2 == 0 ? text : "-", text: id % 2 == 0 ? "-" : text)
        }
        await list.add(notes, at: 5)
        return list
    }

    @Test(
        "a search finds its text as it is typed, but the letters from A to Z in either case",
        arguments: SavedListKind.allCases,
        [
            ("hello", [1]), ("O WORL", [1]), ("HeLLo", [1]), ("helo", []), ("x", [12]), ("%", [2, 14]), ("_", [3, 14]),
            ("100_", []), ("1%e", []), ("e_c", [3]), ("\\", [4]), ("c:\\T", [4]), ("\\%", []), ("'", [5, 13]),
            ("\"QUOTED\"", [5]), ("晴", [6, 7]), ("晴れ", [6]), ("の日", [7]), ("今日は晴れです", [6]), ("雨", []),
            ("é", [8, 10]), ("É", [9]), ("caf", [8, 9, 10]), ("CAFE", []), ("e\u{301}", [8, 10]), ("👩‍👧", [11]),
            ("👧", [11]), ("👦", []), ("'; drop table", [13]), ("%\u{301}", [14]), ("\\\u{301}", []),
            ("_\u{301}", [14]), ("*", [15]), ("[a", [15]), ("?", [15]), (" ", [1, 2, 5, 11, 13, 14]),
            ("-\u{1F}", []), ("\n", []), ("\u{0}", []), ("hello\u{0}", []),
        ].drawn(16, seed: 1) as [(String, [Int])]
    )
    func finds(kind: SavedListKind, expected: (text: String, ids: [Int])) async {
        #expect(await list(kind).ids(search: expected.text) == expected.ids.map { Note.ID($0) })
        #expect(cache.failures == [])
    }

    @Test("a search reads what a screen shows, not addresses and HTML", arguments: SavedListKind.allCases)
    func shownText(kind: SavedListKind) async {
        let list = kind.make(in: cache)
        let html = #"<p class="png">un<b>believ</b>able</p><IMG src="a.png"/>x &lt; 5<br>next</p>"#
        await list.add([
            Note(1, title: "https://a.b/c.png", text: html), Note(2, title: "Array<Int> < png", text: "<unclosed"),
        ])
        let found = [
            "png": [2], "class": [], "https": [], "unbelievable": [1], "5 next": [1], "<int>": [2], "<b": [],
            "<unclosed": [2],
        ]
        for (text, ids) in found { #expect(await list.ids(search: text) == ids.map { Note.ID($0) }, "\(text)") }
    }

    @Test("a search finds a text that an earlier version saved in another Unicode form")
    func earlierVersion() async throws {
        let list = cache.notes()
        await list.add(1)
        for (text, search) in [("\u{304C}", "\u{304B}\u{3099}"), ("\u{304B}\u{3099}", "\u{304C}")] {
            try cache.execute("UPDATE searched SET text = 'x\(text)'")
            #expect(await list.ids(search: search) == [1])
        }
    }

    @Test("a search that finds nothing has an empty page with a date", arguments: SavedListKind.allCases)
    func nothing(kind: SavedListKind) async {
        let page = await list(kind).page(1, of: NoteQuery(search: "nothing"))
        #expect(page == ListPage(items: [], total: nil, hasNext: false, savedAt: .at(5)))
    }

    @Test("in a database, a text of 1,000 characters can be found, and a longer text finds nothing")
    func length() async {
        let list = cache.notes()
        for (id, character) in ["a", "%", "日", "👧"].enumerated() {
            let text = String(repeating: character, count: 1_001)
            await list.add([Note(Note.ID(id), text: text)])
            #expect(await list.ids(search: String(text.dropLast())) == [Note.ID(id)])
            #expect(await list.ids(search: text) == [])
        }
    }

    @Test("a search for 1,000 characters with many bytes each does not fail", arguments: SavedListKind.allCases)
    func bytes(kind: SavedListKind) async {
        let list = await list(kind)
        let marks = String(repeating: "\u{301}", count: 9)
        let long = "e" + String(repeating: "\u{301}", count: triesAll ? 5_000 : 50)
        for character in ["👩‍👩‍👧‍👧", "%" + marks, "\\" + marks, long] {
            #expect(await list.ids(search: String(repeating: character, count: 1_000)) == [])
        }
        #expect(await list.ids(search: "hello") == [1])
        #expect(cache.failures == [])
    }

    @Test(
        "a filter compares whole values, and can be used with and without a search",
        arguments: SavedListKind.allCases
    )
    func filter(kind: SavedListKind) async {
        let list = kind.make(in: cache)
        let notes = [Note(1, tag: 3), Note(2, tag: 4), Note(12, tag: 3), Note(3, tag: "x")]
        await list.save(ListPage(items: notes, total: 4, hasNext: false), number: 1, of: NoteQuery(), at: .at(1))
        // The server can send the number 3, and an option of a command is a text.
        for tag in [3, "3"] as [Note.ID] {
            #expect(await list.page(1, of: NoteQuery(tag: tag))?.items == [notes[0], notes[2]])
        }
        #expect(await list.ids(search: "2", tag: 3) == [12])
        #expect(await list.ids(search: "2", tag: 4) == [2])
        #expect(await list.ids(search: "", tag: "x") == [3])
        for tag in ["X", 9, "", "%", "' OR 1=1 --", "3\u{0}", "\u{1F}"] as [Note.ID] {
            #expect(await list.ids(search: "", tag: tag) == [])
        }
        #expect(cache.failures == [])
    }

    @Test("found notes are sorted by their ids, and 9 is before 10", arguments: SavedListKind.allCases)
    func order(kind: SavedListKind) async {
        let list = kind.make(in: cache)
        await list.add("b", 10, "ab", 9, "100", "B", 2, "é", "9a", -1, "日", -3)
        #expect(await list.all() == [2, 9, "B", "b", "é", "日", -1, -3, 10, "9a", "ab", "100"])
    }
}
