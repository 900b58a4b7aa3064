import ArgumentParser
import Core
import Feed

/// `focal feed`
struct FeedCommand: FocalCommand {
    static let configuration = CommandConfiguration(
        commandName: "feed",
        abstract: "Show a page of posts, or one post.",
        subcommands: [FeedShowCommand.self]
    )

    @OptionGroup var options: GlobalOptions

    @Option(parsing: .unconditional, help: ArgumentHelp("Which page, from 1.", valueName: "n"))
    var page = 1

    @Option(parsing: .unconditional, help: ArgumentHelp("How many posts make a page, 1 to 100.", valueName: "n"))
    var limit = 20

    @Option(parsing: .unconditional, help: ArgumentHelp("Only posts that contain this text.", valueName: "text"))
    var search = ""

    @Option(parsing: .unconditional, help: ArgumentHelp("Only posts of this author.", valueName: "id"))
    var author: String?

    @Flag(help: "Show every page, each as it comes.")
    var all = false

    func run(in app: Composition, on console: Console) async throws(Failure) {
        guard page >= 1 else { throw .usage(AppMessages.tooSmall("--page", 1)) }
        guard 1...100 ~= limit else { throw .usage(AppMessages.outOfRange("--limit", 1, 100)) }
        guard author != "" else { throw .usage(AppMessages.emptyValue("--author")) }
        let query = FeedQuery(search: search, author: author.map { ResourceID($0) }, limit: limit)
        let store = app.feed.feedStore(query)
        await console.waiting { await store.load(page: page) }
        var shown = 0
        while case .loaded(let content) = store.state {
            if shown == 0 || content.posts.count > shown {
                let new = content.dropping(shown)
                try console.show(FeedPage(.loaded(new), in: console.language), json: FeedDocument(new))
            }
            shown = content.posts.count
            guard content.hasNext else { return }
            guard all else { return console.note(AppMessages.nextPage(content.lastPage + 1)) }
            await console.waiting { await store.loadNext() }
        }
        throw Failure(store.state.error)
    }
}
