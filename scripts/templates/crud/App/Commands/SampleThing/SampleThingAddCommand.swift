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
        let dependencies = try await app.dependenciesOfUser()
        let store = try dependencies.feature(of: SampleThingRoute.self).makeSampleThingStore()
        guard let saved = await store.add(title) else { throw Failure(store.state.error) }
        let change = try await app.send(saved, of: dependencies.changes, on: console, error: store.error)
        guard let item = store.sampleItem(of: change) else { throw Failure(store.state.error) }
        let screen = SampleThingChangeScreen(.post, of: item, in: console.language)
        try console.show(screen, json: SampleThingChangeDocument(item, after: change))
    }
}
