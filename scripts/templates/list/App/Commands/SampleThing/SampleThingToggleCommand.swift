#if BOOL
import ArgumentParser
import Core
import Root
import SampleThing

/// The command `focal samplething toggle ID`, which changes `sampleToggle`.
struct SampleThingToggleCommand: FocalCommand {
    static let configuration = CommandConfiguration(
        commandName: "toggle",
        abstract: "Change sample words of a sample item."
    )

    @OptionGroup var options: GlobalOptions

    @Argument(help: "The id of the sample item.")
    var id: String

    func run(in app: Composition, on console: Console) async throws(Failure) {
        guard !id.isEmpty else { throw .usage(AppMessages.emptyValue("ID")) }
        let dependencies = try await app.dependenciesOfUser()
        let feature = try dependencies.feature(of: SampleThingRoute.self)
        let store = feature.makeSampleThingDetailStore(SampleThingItem.ID(id))
        let saved = await console.waiting {
            await store.load()
            return await store.toggle()
        }
        guard let saved else { throw Failure(store.state.error) }
        try await app.finish(saved, .toggled, of: store.state.content, feature, on: console)
    }
}
#endif
