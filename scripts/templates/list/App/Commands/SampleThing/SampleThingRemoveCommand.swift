#if CRUD
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
        let dependencies = try await app.dependenciesOfUser()
        let feature = try dependencies.feature(of: SampleThingRoute.self)
        let store = feature.makeSampleThingDetailStore(SampleThingItem.ID(id))
        var item: SampleThingItem?
        let saved = await console.waiting {
            await store.load()
            item = store.state.content
            return await store.remove()
        }
        guard let saved else { throw Failure(store.state.error) }
        try await app.finish(saved, .removed, of: item, feature, on: console)
    }
}
#endif
