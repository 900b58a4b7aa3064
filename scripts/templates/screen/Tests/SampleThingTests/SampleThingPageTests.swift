import Core
import SampleThing
import TerminalUI
import Testing

@Suite("The page of one sample item")
struct SampleThingPageTests {
    @Test("the page shows the sample item and the error of each sample state", arguments: Language.allCases)
    func showsState(language: Language) {
        for (_, state) in SampleThingState.samples {
            let page = SampleThingPage(state, in: language).lines(width: 200).map(\.plain).joined(separator: "\n")
            let texts = [state.content?.title, state.content?.body, state.error?.message.text(in: language)]
            #expect(texts.compactMap(\.self).allSatisfy(page.contains))
        }
    }

    @Test("each error has a different code, and only notSignedIn needs a login")
    func hasCodes() {
        let errors: [SampleThingError] = [.noSuchSampleItem(1), .notSignedIn, .request(.storage(.noFolder))]
        #expect(errors.map(\.code) == ["no_such_sample_item", "not_signed_in", "storage"])
        #expect(errors.filter(\.needsLogin) == [.notSignedIn])
    }
}
