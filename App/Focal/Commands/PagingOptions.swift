import ArgumentParser
import Core
import Root

/// The options of the commands that show a list.
struct PagingOptions: ParsableArguments {
    private static let defaultLimit = 20

    @Option(parsing: .unconditional, help: ArgumentHelp("The page number. The first page is 1.", valueName: "n"))
    var page = 1

    @Option(parsing: .unconditional, help: ArgumentHelp("How many to show on a page, 1 to 100.", valueName: "n"))
    var limit = defaultLimit

    @Flag(help: "Show the page of --page and all pages after it. With --json, each page is one object on one line.")
    var all = false

    func check() throws(Failure) {
        guard page >= 1 else { throw .usage(AppMessages.tooSmall("--page", 1)) }
        guard 1...100 ~= limit else { throw .usage(AppMessages.outOfRange("--limit", 1, 100)) }
    }
}

extension PagingOptions {
    /// Reads the page of `--page`, and with `--all` the pages after it. `show` prints a page. If the list has a page
    /// after it, `next` is `waiting`.
    @MainActor
    func read<Element: Identifiable, Query, Problem: UserFacingError & Equatable>(
        _ query: Query,
        saved: OfflineOptions? = nil,
        in app: Composition,
        on console: Console,
        with fetch: (Dependencies) throws(Failure) -> FetchList<Element, Query, Problem>,
        show: (_ page: ListContent<Element, Query>, _ next: NextPage<Problem>?) throws(Failure) -> Void
    ) async throws(Failure) {
        var request = ListRequest(query, page: page)
        let usesBoth = saved.map { !$0.offline && !$0.refresh } ?? false
        let reader = ListReader(
            request,
            readsSaved: saved?.refresh != true,
            fetch: try fetch(saved?.offline == true ? app.offlineDependencies : app.dependencies),
            offline: usesBoth ? try fetch(app.offlineDependencies) : nil
        )
        let progress = all ? console.progress() : nil
        defer { progress?.stop() }
        while let found = try await next(of: reader, saved, on: progress == nil ? console : nil) {
            let content = ListContent(found, for: request)
            progress?.text = AppMessages.page(request.page, of: content.pageCount).text(in: console.language)
            if request.page == page || !found.items.isEmpty { try show(content, found.hasNext ? .waiting : nil) }
            guard found.hasNext else { return }
            request = ListRequest(query, page: request.page + 1)
            guard all else {
                let given = limit == Self.defaultLimit ? nil : limit
                return console.note(AppMessages.nextPage(request.page, limit: given))
            }
        }
    }

    /// Reads the next page. If this takes long, shows a spinner, unless `console` is `nil`.
    @MainActor
    private func next<Element, Query, Problem: UserFacingError & Equatable>(
        of reader: ListReader<Element, Query, Problem>,
        _ saved: OfflineOptions?,
        on console: Console?
    ) async throws(Failure) -> ListPage<Element>? {
        do throws(Problem) {
            guard let console else { return try await reader.next() }
            return try await console.waiting { () async throws(Problem) in try await reader.next() }
        } catch {
            throw saved?.offline == true && error.code == "no_network" ? .notSaved : Failure(error)
        }
    }
}

extension ListContent {
    /// How many pages the list has. `nil` means that the server does not send the number of elements.
    var pageCount: Int? {
        total.map { max(1, $0 / query.limit + ($0 % query.limit == 0 ? 0 : 1)) }
    }
}
