import ArgumentParser
import Core
import Root
import SampleThing

/// The command `focal samplething remove ID`, which removes a sample item.
struct SampleThingRemoveCommand: FocalCommand {
    static let configuration = CommandConfiguration(
        commandName: "remove",
        abstract: "Remove a sample item."
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
        var item: SampleThingItem?
        let saved = await console.waiting {
            await store.load()
            item = store.state.content?.sampleItems.first
            return await store.remove(id)
        }
        guard let saved, let item else { throw Failure(store.state.error) }
        let change = try await app.send(saved, of: dependencies.changes, on: console, error: store.error)
        let screen = SampleThingChangeScreen(.delete, of: item, in: console.language)
        try console.show(screen, json: SampleThingChangeDocument(item, after: change))
    }
}
