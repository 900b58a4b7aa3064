#if CRUD
import ArgumentParser
import Core
import Root
import SampleThing

/// The command `focal samplething edit ID`, which changes a sample item.
struct SampleThingEditCommand: FocalCommand {
    static let configuration = CommandConfiguration(
        commandName: "edit",
        abstract: "Change a sample item."
    )

    @OptionGroup var options: GlobalOptions

    @Argument(help: "The id of the sample item.")
    var id: String

    @OptionGroup var inputs: SampleThingInputs

    func run(in app: Composition, on console: Console) async throws(Failure) {
        guard !inputs.texts.isEmpty else { throw .usage(SampleThingInputs.isMissing) }
        guard !id.isEmpty else { throw .usage(AppMessages.emptyValue("ID")) }
        let dependencies = try await app.dependenciesOfUser()
        let feature = try dependencies.feature(of: SampleThingRoute.self)
        let store = feature.makeSampleThingDetailStore(SampleThingItem.ID(id))
        await console.waiting { await store.load() }
        store.edit()
        guard store.state.content != nil else { throw Failure(store.state.error) }
        let saved = try await store.form.saved(inputs.texts)
        try await app.finish(saved, .edited, of: store.state.content, feature, on: console)
    }
}
#endif
