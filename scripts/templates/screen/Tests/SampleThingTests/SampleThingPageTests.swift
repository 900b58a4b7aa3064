import Core
import SampleThing
import TerminalUI
import Testing

@Suite("The page of one item")
struct SampleThingPageTests {
    private let content = SampleThingContent(
        id: 5,
        title: "A walk along the harbour",
        body: "Follow the quay.\nTake the ferry back."
    )

    private func text(_ state: SampleThingState, in language: Language = .english, width: Int = 60) -> String {
        SampleThingPage(state, in: language).lines(width: width).map(\.plain).joined(separator: "\n")
    }

    @Test("an item stands below the page's title")
    func showsItem() {
        let expected = """
            Sample Thing
            ────────────────────────────────────────────────────────────
            A walk along the harbour
            item 5

            Follow the quay.
            Take the ferry back.
            """
        #expect(text(.loaded(content)) == expected)
    }

    @Test("on a narrow page its title and its text are wrapped")
    func showsItemNarrowly() {
        let expected = """
            ────────────
            A walk along
            the harbour
            項目 5

            Follow the
            quay.
            Take the
            ferry back.
            """
        #expect(text(.loaded(content), in: .japanese, width: 12).hasSuffix(expected))
    }

    @Test(
        "while it loads or fails, the page keeps what was there",
        arguments: [
            (SampleThingState.idle, "────", "idle"),
            (.loading(previous: nil), "\n\nLoading…", "loading"),
            (.loading(previous: .number(5)), "body 5\n\nLoading…", "loading"),
            (.loaded(.number(5)), "body 5", "loaded(item 5)"),
            (.error(.noSuchItem(5), previous: nil), "\n\n✗ There is no item 5.", "error(no_such_item)"),
            (.error(.noSuchItem(5), previous: .number(5)), "body 5\n\n✗ There is no item 5.", "error(no_such_item)"),
        ]
    )
    func keepsItem(state: SampleThingState, end: String, word: String) {
        #expect(text(state).hasPrefix("Sample Thing\n────"))
        #expect(text(state).hasSuffix(end))
        #expect(text(state).contains("body 5") == (state.content != nil))
        #expect(state.description == word)
    }

    @Test("loading and failing are said in Japanese as well")
    func speaksJapanese() {
        #expect(text(.loading(previous: nil), in: .japanese).hasSuffix("\n\n読み込み中…"))
        #expect(text(.error(.noSuchItem(5), previous: nil), in: .japanese).hasSuffix("✗ 項目 5 は見つかりません。"))
        #expect(text(.error(.notSignedIn, previous: nil), in: .japanese).hasSuffix("先にログインしてください。"))
    }

    @Test("each error has a name of its own, and only one leads to the login")
    func hasCodes() {
        let errors: [SampleThingError] = [
            .noSuchItem(1), .notSignedIn, .request(.noNetwork(ConnectionFailure(.lost, server: ""))),
            .request(.server(.unreadable(.json(UnreadableJSON(.notJSON))))), .request(.storage(.noFolder)),
        ]
        let codes = ["no_such_item", "not_signed_in", "no_network", "server_error", "storage"]
        #expect(errors.map(\.code) == codes)
        #expect(errors.filter(\.needsLogin) == [.notSignedIn])
    }

    @Test("no line is wider than the page", arguments: [5, 20, 40])
    func fits(width: Int) {
        for language in Language.allCases {
            let state = SampleThingState.error(.notSignedIn, previous: content)
            #expect(SampleThingPage(state, in: language).lines(width: width).allSatisfy { $0.width <= width })
        }
    }
}
