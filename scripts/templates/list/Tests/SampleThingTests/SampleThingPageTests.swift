import Core
import SampleThing
import TerminalUI
import Testing

@Suite("The page of the list")
struct SampleThingPageTests {
    private let content = SampleThingContent(
        [.number(9), SampleThingItem(id: 10, title: "The history of the paper clip")],
        query: SampleThingQuery(limit: 2),
        page: 5,
        total: 10
    )

    private func text(_ state: SampleThingState, in language: Language = .english, width: Int = 100) -> String {
        SampleThingPage(state, in: language).lines(width: width).map(\.plain).joined(separator: "\n")
    }

    @Test("the page shows sample items in columns, and a message if it is the last page")
    func showsRows() {
        let rows = """

             9  title 9
            10  The history of the paper clip

            This is the last page.
            """
        #expect(text(.loaded(content)).hasPrefix("Sample Thing  "))
        #expect(text(.loaded(content)).contains("  page 5 of 5 · 10 sample items\n───"))
        #expect(text(.loaded(content)).hasSuffix("───" + rows))
    }

    @Test("on a narrow page, a long title is shortened")
    func cutsTitles() {
        let rows = """

             9  title 9
            10  The history of the paper…

            これが最後のページです。
            """
        #expect(text(.loaded(content), in: .japanese, width: 30).hasSuffix("───" + rows))
        #expect(text(.loaded(content), in: .japanese).hasPrefix("サンプル項目  "))
        #expect(text(.loaded(content), in: .japanese).contains("  5／5ページ · 10件\n"))
    }

    @Test("if there is a next page, no message is below the sample items, and the heading has the search text")
    func showsSearch() {
        let query = SampleThingQuery(search: "harbour", limit: 1)
        let page = text(.loaded(SampleThingContent([.number(1)], query: query, total: 1, next: .available)))
        #expect(page.hasPrefix("Sample Thing · harbour  "))
        #expect(page.contains("  page 1 of 1 · 1 sample item\n"))
        #expect(page.hasSuffix("───\n1  title 1"))
    }

    @Test(
        "a page without sample items shows a message",
        arguments: [
            (
                SampleThingContent([], query: SampleThingQuery(), page: 6, total: 100), "The last page is page 5.",
                "最後は5ページ目です。"
            ),
            (
                SampleThingContent([], query: SampleThingQuery(), total: 0), "There are no sample items.",
                "サンプル項目はありません。"
            ),
            (
                SampleThingContent([], query: SampleThingQuery(search: "xyz")), "Nothing found for “xyz”.",
                "「xyz」に一致するものはありません。"
            ),
        ]
    )
    func explainsEmptyPage(content: SampleThingContent, english: String, japanese: String) {
        #expect(text(.loaded(content)).hasSuffix(english))
        #expect(!text(.loaded(content)).contains(" page \(content.firstPage) of"))
        #expect(text(.loaded(content), in: .japanese).hasSuffix(japanese))
    }

    @Test(
        "the page still shows the old sample items while new ones load, and after an error",
        arguments: [
            (SampleThingState.idle(previous: nil), "───", "idle"),
            (.loading(previous: nil), "───\n\nLoading…", "loading"),
            (.loading(previous: .some), "title 9\n\nLoading…", "loading(2 items)"),
            (.loaded(.some), "title 9", "loaded(2 items)"),
            (.error(.notSignedIn, previous: nil), "of this server.", "error(not_signed_in)"),
            (.error(.noCollection, previous: .some), "Check its address.", "error(no_sample_items)"),
            (.idle(previous: .some.outdated), "title 9\n\nThese are the previous results.", "idle"),
        ]
    )
    func keepsRows(state: SampleThingState, end: String, word: String) {
        #expect(text(state).hasPrefix("Sample Thing"))
        #expect(text(state).hasSuffix(end))
        #expect(text(state).contains("title 9") == (state.content != nil))
        #expect(state.description == word)
    }

    @Test("each error has a different code, and only notSignedIn needs a login")
    func hasCodes() {
        let errors = [.noSuchSampleItem(1), .noCollection, .notSignedIn, SampleThingError.lost]
        #expect(errors.map(\.code) == ["no_such_sample_item", "no_sample_items", "not_signed_in", "no_network"])
        #expect(errors.filter(\.needsLogin) == [.notSignedIn])
    }
}

extension SampleThingContent {
    fileprivate static let some = SampleThingContent(
        [.number(8), .number(9)],
        query: SampleThingQuery(),
        total: 9,
        next: .available
    )
}
