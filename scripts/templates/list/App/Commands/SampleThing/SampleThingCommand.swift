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

    @OptionGroup var paging: PagingOptions

    #if OFFLINE
    @OptionGroup var saved: OfflineOptions

    #endif
    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("Show only sample items that contain this text.", valueName: "text")
    )
    var search = ""

    func run(in app: Composition, on console: Console) async throws(Failure) {
        #if OFFLINE
        try saved.check()
        try paging.check()
        let query = SampleThingQuery(search: search, limit: paging.limit)
        try await paging.read(query, saved: saved, in: app, on: console) { dependencies throws(Failure) in
            try dependencies.feature(of: SampleThingRoute.self).repository.sampleItems
        } show: { page, next throws(Failure) in
            let screen = SampleThingScreen(.loaded(page, next: next), in: console.language)
            try console.show(screen, json: SampleThingDocument(page, hasNext: next != nil))
        }
        #else
        try paging.check()
        let query = SampleThingQuery(search: search, limit: paging.limit)
        try await paging.read(query, in: app, on: console) { dependencies throws(Failure) in
            try dependencies.feature(of: SampleThingRoute.self).repository.sampleItems
        } show: { page, next throws(Failure) in
            let screen = SampleThingScreen(.loaded(page, next: next), in: console.language)
            try console.show(screen, json: SampleThingDocument(page, hasNext: next != nil))
        }
        #endif
    }
}
