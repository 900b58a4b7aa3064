import Core
import SampleThing
import TerminalUI
import Testing

@Suite("The screen of the list")
struct SampleThingScreenTests {
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

    @Test("each property of a sample item has a line on its screen, and each text is searched")
    func showsProperties() {
        let item = SampleThingItem.number(7)
        let properties = Mirror(reflecting: item).children.filter { $0.label != "id" }
        let labels = item.fieldTexts(in: .english).map(\.label)
        #expect(labels.count == properties.count, "\(labels) for \(properties.compactMap(\.label))")
        let texts = properties.filter { $0.value is String || $0.value is String? }
        #expect(item.texts.count == texts.count, "\(item.texts) for \(texts.compactMap(\.label))")
    }

    @Test("a page after the end of the list says which page is the last")
    func explainsEmptyPage() {
        let content = SampleThingContent([], query: SampleThingQuery(), page: 6, total: 100)
        #expect(text(.loaded(content, next: nil), in: .english).hasSuffix("The last page is page 5."))
        #expect(text(.loaded(content, next: nil), in: .japanese).hasSuffix("最後は5ページ目です。"))
    }

    @Test("each error has a different code, and only notSignedIn needs a login")
    func hasCodes() {
        let errors = [.noSuchSampleItem(1), .noCollection, .notSignedIn, SampleThingError.lost]
        #expect(errors.map(\.code) == ["no_such_sample_item", "no_sample_items", "not_signed_in", "no_network"])
        #expect(errors.filter(\.needsLogin) == [.notSignedIn])
    }
}
