import ArgumentParser
import Core
import Root
import SampleThing

/// The command `focal samplething add TITLE`, which adds a sample item.
struct SampleThingAddCommand: FocalCommand {
    static let configuration = CommandConfiguration(
        commandName: "add",
        abstract: "Add a sample item."
    )

    @OptionGroup var options: GlobalOptions

    @Argument(help: "The title of the sample item.")
    var title: String

    func run(in app: Composition, on console: Console) async throws(Failure) {
        let store = try app.dependencies.feature(of: SampleThingRoute.self).sampleThingStore(SampleThingQuery(limit: 1))
        await console.waiting {
            await store.load()
            await store.add(title)
        }
        guard case .list(.loaded(let content)) = store.state, let item = content.sampleItems.first else {
            throw Failure(store.state.error)
        }
        let screen = SampleThingChangeScreen(.added(item), in: console.language)
        try console.show(screen, json: SampleThingChangeDocument(item))
    }
}
