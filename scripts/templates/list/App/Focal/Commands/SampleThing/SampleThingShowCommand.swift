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
        #if CHANGES
        let feature = try await app.dependenciesOfUser().feature(of: SampleThingRoute.self)
        let item = try await app.id(id, of: feature.repository.changedSampleItems)
        #else
        let feature = try app.dependencies.feature(of: SampleThingRoute.self)
        let item = SampleThingItem.ID(id)
        #endif
        let store = feature.makeSampleThingDetailStore(item)
        await console.waiting { await store.load() }
        guard case .loaded(let content) = store.state else { throw Failure(store.state.error) }
        #if CHANGES
        var screen = SampleThingDetailScreen(state: store.state, language: console.language)
        screen.changes = store.unsent
        #if CRUD
        screen.isRemoved = store.isRemoved
        #endif
        try console.show(screen, json: ["sampleItem": SampleThingDocument(content, changes: store.unsent)])
        #else
        let screen = SampleThingDetailScreen(state: store.state, language: console.language)
        try console.show(screen, json: ["sampleItem": SampleThingDocument(content)])
        #endif
    }
}
