import Foundation

/// The store of a screen with a list. Loads the list page by page, and searches in it. A subclass has what is its own.
///
/// In the state `loaded`, the search text, the query and the visible elements agree, except while the user types. If a
/// search fails or is cancelled, the search text and the query stay, and the visible elements are marked with
/// `isOutdated`.
@MainActor
open class ListStore<Element: Identifiable & Hashable & Sendable, Query: ListQuery, Failure: Error & Equatable>
where Element.ID: Sendable {
    /// The elements that are visible.
    public typealias Content = ListContent<Element, Query>
    /// Reads a page that is saved on this device. `nil` means that the page is not saved. A screen can show the saved
    /// page until the server has sent the page. A saved next page is shown only if the server cannot be reached.
    public typealias FetchSaved = @MainActor (_ query: Query, _ page: Int) async -> ListPage<Element>?
    /// Loads a page from the server. Returns the saved page if there is one and the server cannot be reached.
    public typealias Fetch =
        @MainActor (_ query: Query, _ page: Int, _ saved: ListPage<Element>?) async throws(Failure) -> ListPage<Element>

    /// The current state of the screen.
    @Observed public private(set) var state = LoadState<Content, Failure>.idle(previous: nil)
    /// The text in the search field. A change starts a search when the text has not changed for 300 ms.
    @Observed public var searchText: String {
        didSet {
            if searchText != oldValue { startSearch() }
        }
    }
    /// The query that the user asked for last.
    @Observed public private(set) var query: Query

    private var request: Request
    private var isNextWanted = false
    private var shown: Set<Element.ID> = []
    private let fetchSaved: FetchSaved
    private let fetch: Fetch
    private let clock: any Clock<Duration>
    private let work = LatestTask()
    private let typing = LatestTask()

    /// Creates a store that has not loaded anything. `clock` measures the pause of 300 ms before a search.
    /// Without `fetchSaved`, no saved page is read.
    public init(
        _ query: Query,
        clock: any Clock<Duration>,
        fetchSaved: @escaping FetchSaved = { _, _ in nil },
        fetch: @escaping Fetch
    ) {
        self.query = query
        searchText = query.search
        request = .page(1, query)
        self.clock = clock
        self.fetchSaved = fetchSaved
        self.fetch = fetch
    }
}

extension ListStore: Store, ListActions {
    /// Delivers every new value of `state`, in order.
    public var transitions: Transitions<LoadState<Content, Failure>> { $state }

    /// Loads the first visible page again. If nothing is visible, or if a page is loading that will replace the visible
    /// elements, starts the last request again.
    public func load() async {
        if case .page = request, work.isRunning || state.content == nil {
            start(request)
        } else if let content = state.content {
            start(.page(content.firstPage, content.query))
        }
        await wait()
    }

    /// Loads one page and shows it instead of the visible elements. The first page is 1.
    public func load(page: Int) async {
        start(.page(page, query))
        await wait()
    }

    /// Changes the query and loads the first page.
    public func load(_ change: (inout Query) -> Void) async {
        var query = typedQuery
        change(&query)
        typing.cancel()
        start(.page(1, query))
        await wait()
    }

    /// Loads a page if nothing is loaded, if saved elements are visible, or if a search was cancelled.
    public func loadIfNeeded() async {
        if state.needsLoad { start(request) } else { replaceSaved() }
        await wait()
    }

    /// Adds the next page to the visible elements. If the list is loading, the next page is loaded after that. If the
    /// next page is already loading, only waits for it.
    public func loadNext() async {
        if work.isRunning {
            isNextWanted = state.content?.next != .loading
        } else {
            start(.next)
        }
        await wait()
    }

    /// Sets the search text and waits for the result. A search that failed is repeated.
    public func search(_ text: String) async {
        searchText = text
        if state.needsLoad || state.error != nil, !typing.isRunning { startPause() }
        await wait()
    }

    /// Repeats exactly what failed. If saved elements are visible because the server could not be reached, loads the
    /// first visible page from the server.
    public func retry() async {
        if state.error != nil || state.content?.next == .failed { start(request) } else { replaceSaved() }
        await wait()
    }

    /// Removes the error from the state. A next page that has failed stays `failed`, so a screen can offer to retry it.
    public func acknowledgeError() {
        if state.error != nil { stop() }
    }

    /// Stops the running work. If a search is stopped, `loadIfNeeded()` starts it again.
    public func cancel() {
        guard work.isRunning || typing.isRunning else { return }
        if typing.isRunning {
            query = typedQuery
            request = .page(1, query)
        }
        typing.cancel()
        work.cancel()
        stop()
    }
}

extension ListStore {
    private enum Request {
        case page(Int, Query)
        case next
    }

    /// The query with the current text of the search field.
    private var typedQuery: Query {
        var query = query
        query.search = searchText.trimmingCharacters(in: .whitespacesAndNewlines)
        return query
    }

    private func wait() async {
        await typing.wait()
        await work.wait()
    }

    /// Searches after a pause, unless the elements for the typed text are visible or loading.
    private func startSearch() {
        let isAnswered = work.isRunning || state.content?.query == query
        if typedQuery == query, isAnswered { typing.cancel() } else { startPause() }
    }

    /// Loads the first visible page from the server if saved elements are visible.
    private func replaceSaved() {
        guard case .loaded(let content) = state, content.savedAt != nil, !typing.isRunning else { return }
        start(.page(content.firstPage, content.query))
    }

    private func startPause() {
        typing.start { [clock] in
            try await clock.sleep(for: .milliseconds(300))
        } then: { [self] _ in
            if typedQuery != query || state.needsLoad || state.error != nil { start(.page(1, typedQuery)) }
        }
    }

    private func start(_ request: Request) {
        let (page, query, previous): (Int, Query, Content?)
        switch request {
        case .page(let number, let wanted):
            (page, query, previous) = (number, wanted, state.content?.atRest(for: wanted))
        case .next:
            guard !state.needsLoad, var content = state.content, content.next != .none else { return }
            content = content.atRest(for: content.query)
            content.next = .loading
            (page, query, previous) = (content.lastPage + 1, content.query, content)
        }
        isNextWanted = isNextWanted && work.isRunning && query == self.query
        self.request = request
        self.query = query
        state = .loading(previous: previous)
        work.start { [self] () async throws(Failure) in
            let saved = await fetchSaved(query, page)
            if let saved { show(saved, page) }
            return try await fetch(query, page, saved)
        } then: { [self] result in
            finish(result.map { content($0, page) })
        }
        if !typing.isRunning, typedQuery != query { searchText = query.search }
    }

    /// Shows a saved page while the page of the server is loading. Does nothing if the saved page is empty, or is the
    /// next page, or is already visible.
    private func show(_ saved: ListPage<Element>, _ page: Int) {
        guard !Task.isCancelled, !saved.items.isEmpty, !isVisible(page), case .page = request else { return }
        state = .loading(previous: content(saved, page))
    }

    private func isVisible(_ page: Int) -> Bool {
        state.content?.query == query && state.content?.firstPage == page
    }

    private func content(_ found: ListPage<Element>, _ page: Int) -> Content {
        if case .page = request {
            // If the server cannot be reached, a refresh must not remove the visible pages.
            if let date = found.savedAt, isVisible(page), var content = state.content {
                content.savedAt = min(date, content.savedAt ?? date)
                return content
            }
            shown = []
        }
        let items = found.items.filter { shown.insert($0.id).inserted }
        // A page without new elements ends the list, because a server may send the same page again and again.
        let next = found.hasNext && !items.isEmpty ? NextPage.available : .none
        guard case .next = request, var content = state.content else {
            return Content(items, query: query, page: page, total: found.total, savedAt: found.savedAt, next: next)
        }
        content.append(items, total: found.total, savedAt: found.savedAt, next: next)
        return content
    }

    private func finish(_ result: Result<Content, Failure>) {
        var previous = state.content
        // After an error, a wanted next page becomes `failed`. Otherwise the last row would request it again and again.
        if previous?.next == .loading || isNextWanted && previous?.next == .available { previous?.next = .failed }
        state = LoadState(result, previous: previous)
        if isNextWanted, state.error == nil { start(.next) }
    }

    /// Sets the state to `idle` if `loadIfNeeded()` must load again, and to `loaded` otherwise.
    private func stop() {
        var content = state.content?.atRest(for: query)
        if state.content?.next == .failed { content?.next = .failed }
        let isNext = if case .next = request { true } else { false }
        let stopped = LoadState<Content, Failure>.idle(previous: content).stopped {
            !$0.isOutdated && ($0.savedAt == nil || isNext)
        }
        if stopped != state { state = stopped }
    }
}
