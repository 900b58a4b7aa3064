import Core
import SampleThing
import TerminalUI
import Testing

@Suite("The screen of one sample item")
struct SampleThingScreenTests {
    @Test("the screen shows the sample item and the error of each sample state", arguments: Language.allCases)
    func showsState(language: Language) {
        for (_, state) in SampleThingState.samples {
            let screen = SampleThingScreen(state, in: language).lines(width: 200).map(\.plain).joined(separator: "\n")
            let texts = [state.content?.sampleHeading, state.error?.message.text(in: language)]
            #expect(texts.compactMap(\.self).allSatisfy(screen.contains))
        }
    }

    @Test("each property of a sample item has a line on its screen")
    func showsProperties() {
        let item = SampleThingItem.number(7)
        let properties = Mirror(reflecting: item).children.filter { $0.label != "id" }
        let labels = item.fieldTexts(in: .english).map(\.label)
        #expect(labels.count == properties.count, "\(labels) for \(properties.compactMap(\.label))")
    }

    @Test("each error has a different code, and only notSignedIn needs a login")
    func hasCodes() {
        let errors: [SampleThingError] = [.noSuchSampleItem(1), .notSignedIn, .request(.storage(.noFolder))]
        #expect(errors.map(\.code) == ["no_such_sample_item", "not_signed_in", "storage"])
        #expect(errors.filter(\.needsLogin) == [.notSignedIn])
    }
}
