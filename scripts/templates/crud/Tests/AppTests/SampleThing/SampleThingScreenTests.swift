import Core
import SampleThing
import TerminalUI
import TestSupport
import Testing

@testable import focal

@Suite("The terminal screen of the sample items")
struct SampleThingScreenTests {
    @Test("the screen of all sample states")
    func golden() throws {
        let pictures = Picture.terminal(of: SampleThingState.samples) { SampleThingScreen($0, in: $1) }
        try expectGolden(pictures, "SampleThingScreen")
    }

    private func text(_ state: SampleThingState, in language: Language = .english, width: Int = 100) -> String {
        SampleThingScreen(state, in: language).lines(width: width).map(\.plain).joined(separator: "\n")
    }

    @Test("each sample item has a checkbox, and a long title is shortened on a narrow screen")
    func showsRows() {
        let open = SampleThingItem(id: 10, title: "title 10", isDone: false)
        let done = SampleThingItem(id: 9, title: "a title that is longer than its line", isDone: true)
        let rows = """

            [ ]  10  title 10
            [x]   9  a title that is longer than i…
            """
        let state = SampleThingState.loaded(SampleThingContent([open, done]))
        #expect(text(state, width: 39).hasSuffix("───" + rows))
        let lines = SampleThingScreen(state, in: .english).lines(width: 80).suffix(2)
        #expect(lines.map { $0.spans.last?.style } == [.plain, .secondary])
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
}
