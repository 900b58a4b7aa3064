import ArgumentParser
import Core
import Feed

/// The options of the commands that show a list of posts.
struct PagingOptions: ParsableArguments {
    @Option(parsing: .unconditional, help: ArgumentHelp("The page number. The first page is 1.", valueName: "n"))
    var page = 1

    @Option(parsing: .unconditional, help: ArgumentHelp("The number of posts on a page, 1 to 100.", valueName: "n"))
    var limit = FeedQuery.defaultLimit

    @Flag(help: "Show the page of --page and all pages after it.")
    var all = false

    func check() throws(Failure) {
        guard page >= 1 else { throw .usage(AppMessages.tooSmall("--page", 1)) }
        guard 1...100 ~= limit else { throw .usage(AppMessages.outOfRange("--limit", 1, 100)) }
    }

    /// Loads and prints the page of `--page`, and with `--all` the pages after it.
    @MainActor
    func show(_ store: FeedStore, on console: Console) async throws(Failure) {
        await console.waiting { await store.load(page: page) }
        while case .loaded(let content) = store.state {
            if content.lastPage == page || !content.items.isEmpty {
                try console.show(FeedPage(store.state, in: console.language), json: FeedDocument(content))
            }
            guard content.next != .none else { return }
            guard all else { return console.note(AppMessages.nextPage(content.lastPage + 1)) }
            await console.waiting { await store.showNext() }
        }
        throw Failure(store.state.error)
    }
}
