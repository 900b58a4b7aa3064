import ArgumentParser
import Core
import SampleThing

/// `focal samplething show ID`
struct SampleThingShowCommand: FocalCommand {
    static let configuration = CommandConfiguration(
        commandName: "show",
        abstract: "Show one item."
    )

    @OptionGroup var options: GlobalOptions

    @Argument(help: "The item's id.")
    var id: String

    func run(in app: Composition, on console: Console) async throws(Failure) {
        guard !id.isEmpty else { throw .usage(AppMessages.emptyValue("ID")) }
        let store = app.sampleThing.sampleThingDetailStore(ResourceID(id))
        await console.waiting { await store.load() }
        guard case .loaded(let detail) = store.state else { throw Failure(store.state.error) }
        try console.show(
            SampleThingDetailPage(store.state, in: console.language),
            json: SampleThingDetailDocument(detail)
        )
    }
}
