import Core
import Foundation
import SampleThing
import TerminalUI
import TestSupport
import Testing

@testable import focal

@Suite("The terminal screens of the list and of one sample item")
struct SampleThingScreenTests {
    @Test("the screen of all sample states of the list")
    func goldenList() throws {
        let pictures = Picture.terminal(of: SampleThingState.samples) {
            SampleThingScreen($0, in: $1, timeZone: .gmt, now: SampleDate.now)
        }
        try expectGolden(pictures, "SampleThingScreen")
    }

    @Test("the screen of all sample states of one sample item")
    func goldenDetail() throws {
        let pictures = Picture.terminal(of: SampleThingDetailState.samples) {
            SampleThingDetailScreen($0, in: $1, timeZone: .gmt)
        }
        try expectGolden(pictures, "SampleThingDetailScreen")
    }

    private func text(_ state: SampleThingState, in language: Language) -> String {
        SampleThingScreen(state, in: language).lines(width: 200).map(\.plain).joined(separator: "\n")
    }

    @Test("the screen shows the sample items and the error of each sample state", arguments: Language.allCases)
    func showsState(language: Language) {
        for (_, state) in SampleThingState.samples {
            let texts = [state.error?.message.text(in: language)].compactMap(\.self)
            let titles = state.content?.items.compactMap { $0.sampleHeading } ?? []
            #expect((texts + titles).allSatisfy(text(state, in: language).contains))
        }
    }

    @Test("a page after the end of the list says which page is the last")
    func explainsEmptyPage() {
        let content = SampleThingContent([], query: SampleThingQuery(), page: 6, total: 100)
        #expect(text(.loaded(content, next: nil), in: .english).hasSuffix("The last page is page 5."))
        #expect(text(.loaded(content, next: nil), in: .japanese).hasSuffix("最後は5ページ目です。"))
    }
}
