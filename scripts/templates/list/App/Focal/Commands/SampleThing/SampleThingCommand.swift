import ArgumentParser
import Core
import Root
import SampleThing

struct SampleThingCommand: FocalCommand {
    static let configuration = CommandConfiguration(
        commandName: "samplething",
        // #if CRUD
        abstract: "Show a page of sample items, or one sample item, or change a sample item.",
        // #else
        abstract: "Show a page of sample items, or one sample item.",
        // #endif
        subcommands: [
            // #if CRUD
            SampleThingAddCommand.self, SampleThingEditCommand.self, SampleThingRemoveCommand.self,
            // #endif
            // #if BOOL
            SampleThingToggleCommand.self,
            // #endif
            // #if FLAG
            SampleThingFlagCommand.self,
            // #endif
            SampleThingShowCommand.self,
        ]
    )

    @OptionGroup var options: GlobalOptions

    @OptionGroup var paging: PagingOptions

    #if CRUD
    #elseif OFFLINE
    @OptionGroup var saved: OfflineOptions

    #endif
    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("Show only sample items that contain this text.", valueName: "text")
    )
    var search = ""
    #if BOOL

    @Option(help: "Which sample items to show.")
    var filter = SampleThingFilter.all
    #endif

    func run(in app: Composition, on console: Console) async throws(Failure) {
        #if CRUD
        try paging.check()
        // #if BOOL
        let query = SampleThingQuery(search: search, filter: filter, limit: paging.limit)
        // #else
        let query = SampleThingQuery(search: search, limit: paging.limit)
        // #endif
        let feature = try await app.dependenciesOfUser().feature(of: SampleThingRoute.self)
        var page = paging.page
        while true {
            // A page is shown with the changes of the user. The store of a list knows how.
            let store = feature.makeSampleThingStore(query)
            await console.waiting { await store.load(page: page) }
            guard let content = store.state.content else { throw Failure(store.state.error) }
            let next: NextPage<SampleThingError>? =
                if case .loaded(_, let next) = store.state { next } else { nil }
            // Without a page, the content is what waits for the server.
            let shown = SampleThingState.loaded(content, next: store.state.error == nil ? next : .waiting)
            let screen = SampleThingScreen(state: shown, changes: store.unsent, language: console.language)
            let document = ListDocument(
                "sampleItems",
                of: content,
                hasNext: next != nil,
                // #if BOOL
                more: ["filter": .string(filter.rawValue)],
                // #endif
                entry: { SampleThingDocument($0, changes: store.unsent) }
            )
            try console.show(screen, json: document)
            if let error = store.state.error { throw Failure(error) }
            guard next != nil else { return }
            page += 1
            guard paging.all else {
                let given = paging.limit == SampleThingQuery.defaultLimit ? nil : paging.limit
                return console.note(AppMessages.nextPage(page, limit: given))
            }
        }
        #else
        // #if OFFLINE
        try saved.check()
        // #endif
        try paging.check()
        let query = SampleThingQuery(search: search, limit: paging.limit)
        try await paging.read(
            query,
            // #if OFFLINE
            saved: saved,
            // #endif
            in: app,
            on: console
        ) { dependencies throws(Failure) in
            try dependencies.feature(of: SampleThingRoute.self).repository.sampleItems
        } show: { page, next throws(Failure) in
            let screen = SampleThingScreen(state: .loaded(page, next: next), language: console.language)
            let document = ListDocument("sampleItems", of: page, hasNext: next != nil, entry: SampleThingDocument.init)
            try console.show(screen, json: document)
        }
        #endif
    }
}
