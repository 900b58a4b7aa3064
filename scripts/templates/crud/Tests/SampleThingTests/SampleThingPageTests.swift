import Core
import SampleThing
import TerminalUI
import Testing

@Suite("The page of the items")
struct SampleThingPageTests {
    private let content = SampleThingContent(
        [.number(10), SampleThingItem(id: 9, title: "a title that is longer than its line", isDone: true)],
        newTitle: "新しい項目",
        total: 12
    )

    private func lines(_ state: SampleThingState, in language: Language = .english, width: Int = 80) -> [String] {
        SampleThingPage(state, in: language).lines(width: width).map(\.plain)
    }

    /// What stands below the heading, whose lines depend on how long the title is.
    private func text(_ state: SampleThingState, in language: Language = .english, width: Int = 80) -> String {
        lines(state, in: language, width: width).drop { !$0.hasPrefix("─") }.dropFirst().joined(separator: "\n")
    }

    @Test("items stand in columns, with a box that is checked when they are done")
    func showsItems() {
        let expected = """
            [ ]   …  新しい項目
            [ ]  10  title 10
            [x]   9  a title that is longer than its line
            """
        #expect(text(.loaded(content)) == expected)
    }

    @Test("on a narrow page a title ends where the line does")
    func showsItemsNarrowly() {
        let expected = """
            [ ]   …  新しい項目
            [ ]  10  title 10
            [x]   9  a title that is longer than i…
            """
        #expect(text(.loaded(content), in: .japanese, width: 39) == expected)
    }

    @Test("what is done steps back")
    func stylesItems() {
        let rows = SampleThingPage(.loaded(.three), in: .english).lines(width: 80).suffix(3)
        #expect(rows.map { $0.spans.last?.style } == [.plain, .secondary, .plain])
    }

    @Test(
        "the heading says which items these are, and how many of how many",
        arguments: [
            (SampleThingFilter.all, 12, "Sample Thing", "2 of 12", "Sample Thing", "12件中2件"),
            (.open, 2, "Sample Thing · open", "2 items", "Sample Thing · 未完了", "2件"),
            (.done, nil, "Sample Thing · done", "2 shown", "Sample Thing · 完了", "2件を表示"),
        ] as [(SampleThingFilter, Int?, String, String, String, String)]
    )
    func saysHowMany(
        filter: SampleThingFilter,
        total: Int?,
        title: String,
        count: String,
        japaneseTitle: String,
        japaneseCount: String
    ) {
        let query = SampleThingQuery(filter: filter)
        let state = SampleThingState.loaded(SampleThingContent(content.items, query: query, total: total))
        let english = lines(state, width: 100)[0]
        #expect(english.hasPrefix(title + "  "))
        #expect(english.hasSuffix("  " + count))
        let japanese = lines(state, in: .japanese, width: 100)[0]
        #expect(japanese.hasPrefix(japaneseTitle + "  "))
        #expect(japanese.hasSuffix("  " + japaneseCount))
    }

    @Test("one item is one item")
    func countsOne() {
        #expect(lines(.loaded(SampleThingContent([.number(1)], total: 1)), width: 100)[0].hasSuffix("  1 item"))
    }

    @Test(
        "nothing to show is said in words",
        arguments: [
            (SampleThingFilter.all, "There are no items yet.", "項目はまだありません。"),
            (.open, "No item is open.", "未完了の項目はありません。"),
            (.done, "No item is done yet.", "完了した項目はまだありません。"),
        ]
    )
    func explainsEmptiness(filter: SampleThingFilter, english: String, japanese: String) {
        let state = SampleThingState.loaded(SampleThingContent([], query: SampleThingQuery(filter: filter), total: 0))
        #expect(text(state) == "\n" + english)
        #expect(text(state, in: .japanese) == "\n" + japanese)
    }

    @Test(
        "while it loads, saves or fails, the page keeps what was there",
        arguments: [
            (SampleThingState.idle, "idle", "", ""),
            (.loading(previous: nil), "loading", "Loading…", "読み込み中…"),
            (.loading(previous: .three), "loading", "Loading…", "読み込み中…"),
            (.loaded(.three), "loaded(3 items)", "[ ]  3  title 3", "[ ]  3  title 3"),
            (.saving(Change.toggle.shown, previous: .three), "saving", "Saving…", "保存中…"),
            (
                .error(.emptyTitle, previous: .three), "error(empty_title)", "✗ The title must not be empty.",
                "✗ タイトルを入力してください。"
            ),
            (
                .error(.noSuchItem(7), previous: nil), "error(no_such_item)", "✗ There is no item 7.",
                "✗ 項目 7 は見つかりません。"
            ),
        ]
    )
    func keepsItems(state: SampleThingState, word: String, english: String, japanese: String) {
        #expect(state.description == word)
        #expect(text(state).hasSuffix(english))
        #expect(text(state, in: .japanese).hasSuffix(japanese))
        #expect(text(state).contains("title 3") == (state.content != nil))
    }

    @Test("no line is wider than the page", arguments: [5, 20, 40])
    func fits(width: Int) {
        for language in Language.allCases {
            let state = SampleThingState.error(.noList, previous: content)
            #expect(SampleThingPage(state, in: language).lines(width: width).allSatisfy { $0.width <= width })
        }
    }
}
