import ArgumentParser
import Core
import Feed

/// The command `focal feed`, which shows one page of posts or all pages.
struct FeedCommand: FocalCommand {
    static let configuration = CommandConfiguration(
        commandName: "feed",
        abstract: "Show a page of posts, or one post.",
        subcommands: [FeedShowCommand.self]
    )

    @OptionGroup var options: GlobalOptions

    @Option(parsing: .unconditional, help: ArgumentHelp("The page number. The first page is 1.", valueName: "n"))
    var page = 1

    @Option(parsing: .unconditional, help: ArgumentHelp("The number of posts on a page, 1 to 100.", valueName: "n"))
    var limit = FeedQuery.defaultLimit

    @Option(parsing: .unconditional, help: ArgumentHelp("Show only posts that contain this text.", valueName: "text"))
    var search = ""

    @Option(parsing: .unconditional, help: ArgumentHelp("Show only posts of the author with this id.", valueName: "id"))
    var author: String?

    @Flag(help: "Show the page of --page and all pages after it.")
    var all = false

    func run(in app: Composition, on console: Console) async throws(Failure) {
        guard page >= 1 else { throw .usage(AppMessages.tooSmall("--page", 1)) }
        guard 1...100 ~= limit else { throw .usage(AppMessages.outOfRange("--limit", 1, 100)) }
        guard author != "" else { throw .usage(AppMessages.emptyValue("--author")) }
        let query = FeedQuery(search: search, author: author.map { ResourceID($0) }, limit: limit)
        let store = app.feed.feedStore(query)
        await console.waiting { await store.load(page: page) }
        while case .loaded(let content) = store.state {
            if content.lastPage == page || !content.posts.isEmpty {
                try console.show(FeedPage(store.state, in: console.language), json: FeedDocument(content))
            }
            guard content.hasNext else { return }
            guard all else { return console.note(AppMessages.nextPage(content.lastPage + 1)) }
            await console.waiting { await store.showNext() }
        }
        throw Failure(store.state.error)
    }
}
