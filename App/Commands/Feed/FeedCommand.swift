import ArgumentParser
import Core
import Feed
import Root

/// The command `focal feed`, which shows one page of posts, and with `--all` also the pages after it.
struct FeedCommand: FocalCommand {
    static let configuration = CommandConfiguration(
        commandName: "feed",
        abstract: "Show a page of posts, or one post.",
        subcommands: [FeedShowCommand.self]
    )

    @OptionGroup var options: GlobalOptions

    @OptionGroup var paging: PagingOptions

    @Option(parsing: .unconditional, help: ArgumentHelp("Show only posts that contain this text.", valueName: "text"))
    var search = ""

    @Option(parsing: .unconditional, help: ArgumentHelp("Show only posts of the author with this id.", valueName: "id"))
    var author: String?

    func run(in app: Composition, on console: Console) async throws(Failure) {
        try paging.check()
        guard author != "" else { throw .usage(AppMessages.emptyValue("--author")) }
        let query = FeedQuery(search: search, author: author.map { Author.ID($0) }, limit: paging.limit)
        try await paging.show(query, in: app, on: console)
    }
}
