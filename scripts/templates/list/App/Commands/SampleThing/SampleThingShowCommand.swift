import ArgumentParser
import Core
import Root
import SampleThing

/// The command `focal samplething show ID`, which shows one sample item.
struct SampleThingShowCommand: FocalCommand {
    static let configuration = CommandConfiguration(
        commandName: "show",
        abstract: "Show one sample item."
    )

    @OptionGroup var options: GlobalOptions

    @Argument(help: "The id of the sample item.")
    var id: String

    func run(in app: Composition, on console: Console) async throws(Failure) {
        guard !id.isEmpty else { throw .usage(AppMessages.emptyValue("ID")) }
        #if CRUD
        let feature = try await app.dependenciesOfUser().feature(of: SampleThingRoute.self)
        #else
        let feature = try app.dependencies.feature(of: SampleThingRoute.self)
        #endif
        let store = feature.makeSampleThingDetailStore(SampleThingItem.ID(id))
        await console.waiting { await store.load() }
        guard case .loaded(let content) = store.state else { throw Failure(store.state.error) }
        #if CRUD
        let screen = SampleThingDetailScreen(store.state, changes: store.unsent, in: console.language)
        try console.show(screen, json: SampleThingDetailDocument(content, changes: store.unsent))
        #else
        let screen = SampleThingDetailScreen(store.state, in: console.language)
        try console.show(screen, json: SampleThingDetailDocument(content))
        #endif
    }
}
