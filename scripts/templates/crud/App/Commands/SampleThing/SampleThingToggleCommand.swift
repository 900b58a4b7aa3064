import ArgumentParser
import Core
import Root
import SampleThing

/// The command `focal samplething toggle ID`, which marks a sample item as done or open.
struct SampleThingToggleCommand: FocalCommand {
    static let configuration = CommandConfiguration(
        commandName: "toggle",
        abstract: "Mark an open sample item as done, or a done one as open."
    )

    @OptionGroup var options: GlobalOptions

    @Argument(help: "The id of the sample item.")
    var id: String

    func run(in app: Composition, on console: Console) async throws(Failure) {
        guard !id.isEmpty else { throw .usage(AppMessages.emptyValue("ID")) }
        let id = SampleThingItem.ID(id)
        let dependencies = try await app.dependenciesOfUser()
        let feature = try dependencies.feature(of: SampleThingRoute.self)
        let store = feature.makeSampleThingStore(SampleThingQuery(id: id))
        let saved = await console.waiting {
            await store.load()
            return await store.toggle(id)
        }
        guard let saved else { throw Failure(store.state.error) }
        let change = try await app.send(saved, of: dependencies.changes, on: console, error: store.error)
        guard let item = store.sampleItem(of: change) else { throw Failure(store.state.error) }
        let screen = SampleThingChangeScreen(.patch, of: item, in: console.language)
        try console.show(screen, json: SampleThingChangeDocument(item, after: change))
    }
}
