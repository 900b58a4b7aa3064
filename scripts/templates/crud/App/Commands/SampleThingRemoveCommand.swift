import ArgumentParser
import Core
import SampleThing

/// `focal samplething remove ID`
struct SampleThingRemoveCommand: FocalCommand {
    static let configuration = CommandConfiguration(
        commandName: "remove",
        abstract: "Remove an item."
    )

    @OptionGroup var options: GlobalOptions

    @Argument(help: "The item's id.")
    var id: String

    func run(in app: Composition, on console: Console) async throws(Failure) {
        guard !id.isEmpty else { throw .usage(AppMessages.emptyValue("ID")) }
        let id = ResourceID(id)
        let store = app.sampleThing.sampleThingStore(SampleThingQuery(id: id))
        var item: SampleThingItem?
        await console.waiting {
            await store.load()
            item = store.state.content?.items.first
            await store.remove(id)
        }
        guard case .loaded = store.state, let item else { throw Failure(store.state.error) }
        try console.show(
            SampleThingChangePage(.removed(item), in: console.language),
            json: SampleThingItemDocument(item)
        )
    }
}
