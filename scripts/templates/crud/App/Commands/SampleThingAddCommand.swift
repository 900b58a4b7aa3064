import ArgumentParser
import Core
import SampleThing

/// `focal samplething add TITLE`
struct SampleThingAddCommand: FocalCommand {
    static let configuration = CommandConfiguration(
        commandName: "add",
        abstract: "Add an item."
    )

    @OptionGroup var options: GlobalOptions

    @Argument(help: "What the item is about.")
    var title: String

    func run(in app: Composition, on console: Console) async throws(Failure) {
        let store = app.sampleThing.sampleThingStore(SampleThingQuery(limit: 1))
        await console.waiting {
            await store.load()
            await store.add(title)
        }
        guard case .loaded(let content) = store.state, let item = content.items.first else {
            throw Failure(store.state.error)
        }
        try console.show(
            SampleThingChangePage(.added(item), in: console.language),
            json: SampleThingItemDocument(item)
        )
    }
}
