import Core
import SampleThing
import TerminalUI
import Testing

@Suite("The page of the list")
struct SampleThingPageTests {
    private let content = SampleThingContent(
        [
            .number(9),
            SampleThingDetail(id: 10, title: "The history of the paper clip, and of those who use it", body: ""),
        ],
        query: SampleThingQuery(limit: 2),
        page: 5,
        total: 10
    )

    private func text(_ state: SampleThingState, in language: Language = .english, width: Int = 60) -> String {
        SampleThingPage(state, in: language).lines(width: width).map(\.plain).joined(separator: "\n")
    }

    @Test("items stand in columns, and the last page says that it is")
    func showsItems() {
        let expected = """
             page 5 of 5 · 10 items
            ────────────────────────────────────────────────────────────
             9  title 9
            10  The history of the paper clip, and of those who use it

            This is the last page.
            """
        #expect(text(.loaded(content)).hasPrefix("Sample Thing "))
        #expect(text(.loaded(content)).hasSuffix(expected))
    }

    @Test("on a narrow page a long title is cut")
    func showsItemsNarrowly() {
        let expected = """
            5／5ページ · 10件
            ──────────────────────────────
             9  title 9
            10  The history of the paper…

            これが最後のページです。
            """
        #expect(text(.loaded(content), in: .japanese, width: 30).hasSuffix(expected))
    }

    @Test("a page that has a next one says nothing more, and without a total only which it is")
    func staysQuiet() {
        let page = SampleThingContent([.number(1)], query: SampleThingQuery(limit: 1), hasNext: true)
        #expect(text(.loaded(page)).hasSuffix(" page 1\n" + String(repeating: "─", count: 60) + "\n1  title 1"))
        #expect(text(.loaded(page), in: .japanese).contains(" 1ページ目\n"))
    }

    @Test(
        "nothing to show is said in words",
        arguments: [
            (SampleThingContent([], page: 6, total: 100), "Page 6 is empty; the last one is page 5.", "最後は5ページ目です。"),
            (SampleThingContent([], page: 6), "Page 6 is empty.", "6ページ目には項目がありません。"),
            (
                SampleThingContent([], query: SampleThingQuery(limit: 1), page: 2, total: 0),
                "Page 2 is empty; the last one is page 1.", "最後は1ページ目です。"
            ),
            (SampleThingContent([], total: 0), "There are no items.", "項目はありません。"),
            (
                SampleThingContent([], query: SampleThingQuery(search: "xyz")), "Nothing found for “xyz”.",
                "「xyz」に一致する項目はありません。"
            ),
        ]
    )
    func explainsEmptiness(content: SampleThingContent, english: String, japanese: String) {
        #expect(text(.loaded(content)).hasSuffix("\n\n" + english))
        #expect(!text(.loaded(content)).contains("page \(content.firstPage)"))
        #expect(text(.loaded(content), in: .japanese).hasSuffix(japanese))
    }

    @Test(
        "while it loads or fails, the page keeps what was there",
        arguments: [
            (SampleThingState.idle, "────", "idle"),
            (.loading(previous: nil), "\n\nLoading…", "loading"),
            (.loading(previous: .some), "title 9\n\nLoading…", "loading"),
            (.loadingNext(.some), "title 9\n\nLoading…", "loadingNext"),
            (.loaded(.some), "title 9", "loaded(2 items)"),
            (.error(.notSignedIn, previous: nil), "signed in. Sign in first.", "error(not_signed_in)"),
            (.error(.noItems, previous: .some), "Check its address.", "error(no_items)"),
        ]
    )
    func keepsItems(state: SampleThingState, end: String, word: String) {
        #expect(text(state, width: 100).hasPrefix("Sample Thing"))
        #expect(text(state, width: 100).hasSuffix(end))
        #expect(text(state, width: 100).contains("title 9") == (state.content != nil))
        #expect(state.description == word)
    }

    @Test("loading and failing are said in Japanese as well")
    func speaksJapanese() {
        #expect(text(.loading(previous: nil), in: .japanese).hasSuffix("\n\n読み込み中…"))
        #expect(text(.error(.noItems, previous: nil), in: .japanese, width: 100).hasSuffix("アドレスを確認してください。"))
    }

    @Test("a search is named in the heading")
    func namesSearch() {
        let found = SampleThingContent([.number(1)], query: SampleThingQuery(search: "harbour"), total: 1)
        #expect(text(.loaded(found), width: 80).hasPrefix("Sample Thing · harbour"))
        #expect(text(.loaded(found), width: 80).contains(" page 1 of 1 · 1 item\n"))
    }

    @Test("each error has a name of its own, and only one leads to the login")
    func hasCodes() {
        let errors: [SampleThingError] = [
            .noSuchItem(1), .noItems, .notSignedIn, .request(.noNetwork(ConnectionFailure(.lost, server: ""))),
            .request(.server(.unreadable(.json(UnreadableJSON(.notJSON))))), .request(.storage(.noFolder)),
        ]
        let codes = ["no_such_item", "no_items", "not_signed_in", "no_network", "server_error", "storage"]
        #expect(errors.map(\.code) == codes)
        #expect(errors.filter(\.needsLogin) == [.notSignedIn])
    }

    @Test("no line is wider than the page", arguments: [5, 20, 40])
    func fits(width: Int) {
        for language in Language.allCases {
            let state = SampleThingState.error(.noItems, previous: content)
            #expect(SampleThingPage(state, in: language).lines(width: width).allSatisfy { $0.width <= width })
        }
    }
}

extension SampleThingContent {
    fileprivate static let some = SampleThingContent([.number(8), .number(9)], total: 9, hasNext: true)
}
