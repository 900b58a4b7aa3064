import Core
import SampleThing
import TerminalUI
import Testing

@Suite("The page of one sample item")
struct SampleThingPageTests {
    private func text(_ state: SampleThingState, in language: Language = .english, width: Int = 100) -> String {
        SampleThingPage(state, in: language).lines(width: width).map(\.plain).joined(separator: "\n")
    }

    @Test("the title is above the text, and both are wrapped on a narrow page")
    func wraps() {
        let state = SampleThingState.loaded(
            SampleThingItem(id: 5, title: "A walk along the harbour", body: "Follow the quay.\nTake the ferry back.")
        )
        let expected = """
            ────────────
            A walk along
            the harbour
            Follow the
            quay.
            Take the
            ferry back.
            """
        #expect(text(state, width: 12).hasSuffix(expected))
    }

    @Test(
        "the page still shows the old sample item while it loads again, and after an error",
        arguments: [
            (SampleThingState.idle(previous: nil), "───", "idle"),
            (.loading(previous: nil), "───\n\nLoading…", "loading"),
            (.loading(previous: .number(5)), "body 5\n\nLoading…", "loading(sample item 5)"),
            (.loaded(.number(5)), "body 5", "loaded(sample item 5)"),
            (.error(.noSuchSampleItem(5), previous: nil), "✗ There is no sample item 5.", "error(no_such_sample_item)"),
            (.error(.notSignedIn, previous: .number(5)), "of this server.", "error(not_signed_in)"),
        ]
    )
    func keepsSampleItem(state: SampleThingState, end: String, word: String) {
        #expect(text(state).hasPrefix("Sample Thing"))
        #expect(text(state).contains("  sample item 5\n───") == (state.content != nil))
        #expect(text(state).contains("title 5\nbody 5") == (state.content != nil))
        #expect(text(state).hasSuffix(end))
        #expect(state.description == word)
    }

    @Test("the page is available in Japanese")
    func speaksJapanese() {
        let page = text(.error(.noSuchSampleItem(6), previous: .number(5)), in: .japanese)
        #expect(page.hasPrefix("サンプル項目  "))
        #expect(page.contains("  サンプル項目 5\n───"))
        #expect(page.hasSuffix("✗ サンプル項目 6 は見つかりません。"))
    }

    @Test("each error has a different code, and only notSignedIn needs a login")
    func hasCodes() {
        let errors: [SampleThingError] = [.noSuchSampleItem(1), .notSignedIn, .request(.storage(.noFolder))]
        #expect(errors.map(\.code) == ["no_such_sample_item", "not_signed_in", "storage"])
        #expect(errors.filter(\.needsLogin) == [.notSignedIn])
    }
}
