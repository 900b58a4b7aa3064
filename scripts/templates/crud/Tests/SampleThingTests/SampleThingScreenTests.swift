import Core
import SampleThing
import TerminalUI
import Testing

@Suite("The screen of the sample items")
struct SampleThingScreenTests {
    private func text(_ state: SampleThingState, in language: Language = .english, width: Int = 100) -> String {
        SampleThingScreen(state, in: language).lines(width: width).map(\.plain).joined(separator: "\n")
    }

    @Test("each sample item has a checkbox, and a long title is shortened on a narrow screen")
    func showsRows() {
        let item = SampleThingItem(id: 9, title: "a title that is longer than its line", isDone: true)
        let rows = """

            [ ]  10  title 10
            [x]   9  a title that is longer than i…
            """
        #expect(text(.loaded(SampleThingContent([.number(10), item])), width: 39).hasSuffix("───" + rows))
        let lines = SampleThingScreen(.loaded(.three), in: .english).lines(width: 80).suffix(3)
        #expect(lines.map { $0.spans.last?.style } == [.plain, .secondary, .plain])
    }

    @Test("the screen shows the sample items and the error of each sample state", arguments: Language.allCases)
    func showsState(language: Language) {
        for (_, state) in SampleThingState.samples {
            let texts = [state.error?.message.text(in: language)].compactMap(\.self)
            let marks = state.content?.changes.map { ChangeMessages.mark(of: $0).text(in: language) } ?? []
            let titles = (state.content?.sampleItems.map(\.title) ?? []) + marks
            #expect((texts + titles).allSatisfy(text(state, in: language, width: 200).contains))
        }
    }

    @Test("each error has a different code, and only notSignedIn needs a login")
    func hasCodes() {
        let errors = [
            .emptyTitle, .longTitle(limit: 9), .noSuchSampleItem(1), .noCollection, .notSignedIn, SampleThingError.lost,
            .change(.full),
        ]
        let codes = [
            "empty_title", "long_title", "no_such_sample_item", "no_sample_items", "not_signed_in", "no_network",
            "too_many_changes",
        ]
        #expect(errors.map(\.code) == codes)
        #expect(errors.filter(\.needsLogin) == [.notSignedIn])
    }
}
