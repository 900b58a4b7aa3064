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
        let store = try app.dependencies.feature(of: SampleThingRoute.self).sampleThingStore(SampleThingQuery(id: id))
        await console.waiting {
            await store.load()
            await store.toggle(id)
        }
        guard case .list(.loaded(let content)) = store.state,
            let item = content.sampleItems.first(where: { $0.id == id })
        else { throw Failure(store.state.error) }
        let screen = SampleThingChangeScreen(.toggled(item), in: console.language)
        try console.show(screen, json: SampleThingChangeDocument(item))
    }
}
