public import ArgumentParser
import Core
import Root
public import SampleThing

/// The command `focal samplething`, which shows the newest sample items.
struct SampleThingCommand: FocalCommand {
    static let configuration = CommandConfiguration(
        commandName: "samplething",
        abstract: "Show the newest sample items, or change a sample item.",
        subcommands: [SampleThingAddCommand.self, SampleThingToggleCommand.self, SampleThingRemoveCommand.self]
    )

    @OptionGroup var options: GlobalOptions

    @Option(help: "Which sample items to show.")
    var filter = SampleThingFilter.all

    @Option(parsing: .unconditional, help: ArgumentHelp("The number of sample items, 1 to 100.", valueName: "n"))
    var limit = SampleThingQuery.defaultLimit

    func run(in app: Composition, on console: Console) async throws(Failure) {
        guard 1...100 ~= limit else { throw .usage(AppMessages.outOfRange("--limit", 1, 100)) }
        let feature = try await app.dependenciesOfUser().feature(of: SampleThingRoute.self)
        let store = feature.makeSampleThingStore(SampleThingQuery(filter: filter, limit: limit))
        await console.waiting { await store.load() }
        guard let content = store.state.content else { throw Failure(store.state.error) }
        try console.show(SampleThingScreen(.loaded(content), in: console.language), json: SampleThingDocument(content))
        // If no sample items could be loaded, the content is what waits for the server.
        if let error = store.state.error { throw Failure(error) }
    }
}

extension SampleThingFilter: ExpressibleByArgument {}
