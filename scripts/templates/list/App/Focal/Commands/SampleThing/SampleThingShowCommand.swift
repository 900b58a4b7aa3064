import ArgumentParser
import Core
import Root
import SampleThing

struct SampleThingShowCommand: FocalCommand {
    static let configuration = CommandConfiguration(commandName: "show", abstract: "Show one sample item.")

    @OptionGroup var options: GlobalOptions

    @Argument(help: "The id of the sample item.")
    var id: String

    func run(in app: Composition, on console: Console) async throws(Failure) {
        guard !id.isEmpty else { throw .usage(AppMessages.emptyValue("ID")) }
        #if CRUD
        let feature = try await app.dependenciesOfUser().feature(of: SampleThingRoute.self)
        let item = try await app.id(id, of: feature.repository.changedSampleItems)
        #else
        let feature = try app.dependencies.feature(of: SampleThingRoute.self)
        let item = SampleThingItem.ID(id)
        #endif
        let store = feature.makeSampleThingDetailStore(item)
        await console.waiting { await store.load() }
        guard case .loaded(let content) = store.state else { throw Failure(store.state.error) }
        #if CRUD
        var screen = SampleThingDetailScreen(state: store.state, changes: store.unsent, language: console.language)
        screen.isRemoved = store.isRemoved
        try console.show(screen, json: ["sampleItem": SampleThingDocument(content, changes: store.unsent)])
        #else
        let screen = SampleThingDetailScreen(state: store.state, language: console.language)
        try console.show(screen, json: ["sampleItem": SampleThingDocument(content)])
        #endif
    }
}
