import Core
import SampleThing
import TerminalUI
import Testing

@Suite("The page of the sample items")
struct SampleThingPageTests {
    private func text(_ state: SampleThingState, in language: Language = .english, width: Int = 100) -> String {
        SampleThingPage(state, in: language).lines(width: width).map(\.plain).joined(separator: "\n")
    }

    @Test("each sample item has a checkbox, and a long title is shortened on a narrow page")
    func showsRows() {
        let item = SampleThingItem(id: 9, title: "a title that is longer than its line", isDone: true)
        let rows = """

            [ ]  10  title 10
            [x]   9  a title that is longer than i…
            """
        #expect(text(.list(.loaded(SampleThingContent([.number(10), item]))), width: 39).hasSuffix("───" + rows))
        let lines = SampleThingPage(.list(.loaded(.three)), in: .english).lines(width: 80).suffix(3)
        #expect(lines.map { $0.spans.last?.style } == [.plain, .secondary, .plain])
    }

    @Test(
        "the heading shows the filter and the number of sample items, and an empty page has a message",
        arguments: [
            (SampleThingFilter.all, 9, "Sample Thing  ", "0 of 9", "There are no sample items."),
            (.open, 0, "Sample Thing · open  ", "0 sample items", "No sample items are open."),
            (.done, nil, "Sample Thing · done  ", "0 shown", "No sample items are done."),
        ] as [(SampleThingFilter, Int?, String, String, String)]
    )
    func showsHeading(filter: SampleThingFilter, total: Int?, title: String, count: String, end: String) {
        let page = text(.list(.loaded(SampleThingContent([], query: SampleThingQuery(filter: filter), total: total))))
        #expect(page.hasPrefix(title))
        #expect(page.contains("  \(count)\n───"))
        #expect(page.hasSuffix("───\n\n" + end))
    }

    @Test(
        "the page shows sample items also during a load, during a change and after an error",
        arguments: [
            (SampleThingState.list(.idle(previous: nil)), "idle", "", ""),
            (.list(.loading(previous: .three)), "loading(3 sample items)", "Loading…", "読み込み中…"),
            (.list(.loaded(.three)), "loaded(3 sample items)", "[ ]  3  title 3", "[ ]  3  title 3"),
            (.saving(Change.toggle.shown, previous: .three), "saving", "Saving…", "保存中…"),
            (
                .list(.error(.noCollection, previous: nil)), "error(no_sample_items)", "Check its address.",
                "アドレスを確認してください。"
            ),
            (.list(.error(.notSignedIn, previous: .three)), "error(not_signed_in)", "this server.", "ログインが必要です。"),
        ]
    )
    func keepsRows(state: SampleThingState, word: String, english: String, japanese: String) {
        #expect(state.description == word)
        #expect(text(state).hasPrefix("Sample Thing"))
        #expect(text(state).hasSuffix(english))
        #expect(text(state, in: .japanese).hasPrefix("サンプル項目"))
        #expect(text(state, in: .japanese).hasSuffix(japanese))
        #expect(text(state).contains("title 3") == (state.content != nil))
    }

    @Test("each error has a different code, and only notSignedIn needs a login")
    func hasCodes() {
        let errors = [
            .emptyTitle, .longTitle(limit: 9), .noSuchSampleItem(1), .noCollection, .notSignedIn, SampleThingError.lost,
        ]
        let codes = [
            "empty_title", "long_title", "no_such_sample_item", "no_sample_items", "not_signed_in", "no_network",
        ]
        #expect(errors.map(\.code) == codes)
        #expect(errors.filter(\.needsLogin) == [.notSignedIn])
    }
}
