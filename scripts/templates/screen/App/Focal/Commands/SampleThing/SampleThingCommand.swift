import ArgumentParser
import Core
import Root
import SampleThing

struct SampleThingCommand: FocalCommand {
    static let configuration = CommandConfiguration(commandName: "samplething", abstract: "Show one sample item.")

    @OptionGroup var options: GlobalOptions

    func run(in app: Composition, on console: Console) async throws(Failure) {
        let store = try app.dependencies.feature(of: SampleThingRoute.self).makeSampleThingStore()
        await console.waiting { await store.load() }
        guard case .loaded(let content) = store.state else { throw Failure(store.state.error) }
        let screen = SampleThingScreen(state: store.state, language: console.language)
        try console.show(screen, json: ["sampleItem": SampleThingDocument(content)])
    }
}
