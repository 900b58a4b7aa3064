import ArgumentParser
import Core
import Feed
import Root

/// The options of the commands that show a list of posts.
struct PagingOptions: ParsableArguments {
    @Option(parsing: .unconditional, help: ArgumentHelp("The page number. The first page is 1.", valueName: "n"))
    var page = 1

    @Option(parsing: .unconditional, help: ArgumentHelp("The number of posts on a page, 1 to 100.", valueName: "n"))
    var limit = FeedQuery.defaultLimit

    @Flag(help: "Show the page of --page and all pages after it. With --json, each page is one object on one line.")
    var all = false

    @OptionGroup var saved: OfflineOptions

    func check() throws(Failure) {
        try saved.check()
        guard page >= 1 else { throw .usage(AppMessages.tooSmall("--page", 1)) }
        guard 1...100 ~= limit else { throw .usage(AppMessages.outOfRange("--limit", 1, 100)) }
    }

    /// Loads and prints the page of `--page`, and with `--all` the pages after it.
    @MainActor
    func show(_ query: FeedQuery, in app: Composition, on console: Console) async throws(Failure) {
        let pages = try saved.dependencies(of: app).feature(of: FeedRoute.self).pages(of: query, from: page)
        let progress = all ? console.progress() : nil
        defer { progress?.stop() }
        var number = page
        while let found = try await next(of: pages, on: progress == nil ? console : nil) {
            let content = FeedContent(
                found.items,
                query: query,
                page: number,
                total: found.total,
                savedAt: found.savedAt,
                next: found.hasNext ? .available : .none
            )
            progress?.text = ListMessages.page(number, of: content.pageCount).text(in: console.language)
            if number == page || !found.items.isEmpty {
                try console.show(FeedScreen(.loaded(content), in: console.language), json: FeedDocument(content))
            }
            guard found.hasNext else { return }
            number += 1
            guard all else {
                return console.note(AppMessages.nextPage(number, limit: limit == FeedQuery.defaultLimit ? nil : limit))
            }
        }
    }

    /// Reads the next page. If this takes long, shows a spinner, unless `console` is `nil`.
    @MainActor
    private func next(of pages: FeedPages, on console: Console?) async throws(Failure) -> ListPage<Post>? {
        do throws(FeedError) {
            guard let console else { return try await pages.next() }
            return try await console.waiting { () async throws(FeedError) in try await pages.next() }
        } catch .request(.requestFailed) where saved.offline {
            throw Failure.notSaved
        } catch {
            throw Failure(error)
        }
    }
}
