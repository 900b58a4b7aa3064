import ArgumentParser
import Core
import Root
import SampleThing

/// The command `focal samplething`, which shows one page of sample items.
struct SampleThingCommand: FocalCommand {
    static let configuration = CommandConfiguration(
        commandName: "samplething",
        abstract: "Show a page of sample items, or one sample item.",
        subcommands: [SampleThingShowCommand.self]
    )

    @OptionGroup var options: GlobalOptions

    @Option(parsing: .unconditional, help: ArgumentHelp("The page number. The first page is 1.", valueName: "n"))
    var page = 1

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("The number of sample items on a page, 1 to 100.", valueName: "n")
    )
    var limit = SampleThingQuery.defaultLimit

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("Show only sample items that contain this text.", valueName: "text")
    )
    var search = ""

    #if OFFLINE
    @OptionGroup var saved: OfflineOptions

    #endif
    func run(in app: Composition, on console: Console) async throws(Failure) {
        guard page >= 1 else { throw .usage(AppMessages.tooSmall("--page", 1)) }
        guard 1...100 ~= limit else { throw .usage(AppMessages.outOfRange("--limit", 1, 100)) }
        #if OFFLINE
        try saved.check()
        let feature = try saved.dependencies(of: app).feature(of: SampleThingRoute.self)
        #else
        let feature = try app.dependencies.feature(of: SampleThingRoute.self)
        #endif
        let store = feature.sampleThingStore(SampleThingQuery(search: search, limit: limit))
        await console.waiting { await store.load(page: page) }
        #if OFFLINE
        if saved.offline, case .error(.request(.requestFailed), _) = store.state { throw .notSaved }
        #endif
        guard case .loaded(let content) = store.state else { throw Failure(store.state.error) }
        try console.show(SampleThingScreen(store.state, in: console.language), json: SampleThingDocument(content))
        if content.next != .none {
            let given = limit == SampleThingQuery.defaultLimit ? nil : limit
            console.note(AppMessages.nextPage(content.lastPage + 1, limit: given))
        }
    }
}
