import Foundation

/// The store of a screen with a list. Loads the list page by page, and searches in it. A feature subclasses it, and adds
/// its own actions.
///
/// `ListState` says what each action does. In the state `loaded`, the search text, the query and the visible elements
/// agree, except while the user types.
@MainActor
open class ListStore<Element: Identifiable & Hashable & Sendable, Query: ListQuery, Failure: Error & Equatable>
where Element.ID: Sendable {
    /// The state of the screen.
    public typealias State = ListState<Element, Query, Failure>

    /// The current state of the screen.
    @Observed public private(set) var state: State
    /// The text in the search field. A change starts a search when the text has not changed for 300 ms.
    @Observed public var searchText: String {
        didSet {
            if searchText != oldValue { startSearch() }
        }
    }

    /// The ids of the visible elements, and whether there is a next page.
    private var known = KnownElements<Element>(from: 1)
    private let fetch: FetchList<Element, Query, Failure>
    private let clock: any Clock<Duration>
    /// The running load. A new load cancels it.
    private let work = LatestTask()
    /// The pause after typing, before a search starts.
    private let typing = LatestTask()

    /// Creates a store that has not loaded anything. `clock` measures the pause of 300 ms before a search.
    public init(_ query: Query, clock: any Clock<Duration>, fetch: @escaping FetchList<Element, Query, Failure>) {
        state = .idle(ListRequest(query), previous: nil)
        searchText = query.search
        self.clock = clock
        self.fetch = fetch
    }
}

extension ListStore: Store, ListActions {
    /// Delivers every new value of `state`, in order.
    public var transitions: Transitions<State> { $state }

    /// The query that the user asked for last.
    public var query: Query { state.request.query }

    /// Loads the first visible page again. If nothing is visible, or if a page is loading that will replace the visible
    /// elements, starts the last request again.
    public func load() async {
        if case .loading(let request, _) = state {
            start(request)
        } else {
            start(state.content?.request ?? state.request)
        }
        await wait()
    }

    /// Loads one page and shows it instead of the visible elements. The first page is 1.
    public func load(page: Int) async {
        start(ListRequest(query, page: page))
        await wait()
    }

    /// Changes the query and loads the first page.
    public func load(_ change: (inout Query) -> Void) async {
        var query = typedQuery
        change(&query)
        typing.cancel()
        start(ListRequest(query))
        await wait()
    }

    /// Loads a page if nothing is loaded, if saved elements are visible, or if a search was cancelled.
    public func loadIfNeeded() async {
        if state.needsLoad { start(state.request) } else { replace { $0.savedAt != nil } }
        await wait()
    }

    /// Loads what is missing, or the visible page again. If several pages are visible, or a page has failed, loads nothing.
    public func loadAgain() async {
        if state.needsLoad { start(state.request) } else { replace { $0.firstPage == $0.lastPage } }
        await wait()
    }

    /// Adds the next page to the visible elements. If the list or the next page is already loading, only waits for it.
    public func loadNext() async {
        startNext()
        await wait()
    }

    /// Sets the search text and waits for the result. A search that failed is repeated.
    public func search(_ text: String) async {
        searchText = text
        if hasNoResult, !typing.isRunning { startPause() }
        await wait()
    }

    /// Repeats exactly what failed. If saved elements are visible because the server could not be reached, loads the
    /// first visible page from the server.
    public func retry() async {
        switch state {
        case .error(_, let request, _): start(request)
        case .loaded(_, next: .failed): startNext()
        case .idle, .loading, .loaded: replace { $0.savedAt != nil }
        }
        await wait()
    }

    /// Removes the error of a request from the state. A next page that has failed stays `failed`.
    public func acknowledgeError() {
        if case .error(_, let request, _) = state { stop(request) }
    }

    /// Stops the running work. If a search is stopped, `loadIfNeeded()` starts it again.
    public func cancel() {
        guard work.isRunning || typing.isRunning else { return }
        let request = typing.isRunning ? ListRequest(typedQuery) : state.request
        typing.cancel()
        work.cancel()
        stop(request)
    }
}

extension ListStore {
    /// The query with the current text of the search field.
    private var typedQuery: Query {
        var query = query
        query.search = searchText.trimmingCharacters(in: .whitespacesAndNewlines)
        return query
    }

    /// Whether the last request was stopped or has failed, so that a search for the same text must start it again.
    private var hasNoResult: Bool {
        switch state {
        case .idle, .error: true
        case .loading, .loaded: false
        }
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

    private func startPause() {
        typing.start { [clock] in
            try await clock.sleep(for: .milliseconds(300))
        } then: { [self] _ in
            if typedQuery != query || hasNoResult { start(ListRequest(typedQuery)) }
        }
    }

    /// Loads the first visible page again if the content meets a condition, and nothing is loading or being typed.
    private func replace(if isMeant: (State.Content) -> Bool) {
        guard case .loaded(let content, let next) = state, next == nil || next == .waiting, isMeant(content),
            !typing.isRunning
        else { return }
        start(content.request)
    }

    private func start(_ request: ListRequest<Query>) {
        state = .loading(request, previous: state.content)
        work.start { [self] () async throws(Failure) in
            try await fetch(request) { [self] in show($0, of: request) }
        } then: { [self] result in
            finish(result, of: request)
        }
        updateSearchText()
    }

    private func startNext() {
        guard !state.needsLoad, !state.isLoading, known.hasNext, let content = state.content else { return }
        state = .loaded(content, next: .loading)
        work.start { [fetch] () async throws(Failure) in
            try await fetch(ListRequest(content.query, page: content.lastPage + 1)) { _ in }
        } then: { [self] result in
            finishNext(result, after: content)
        }
        updateSearchText()
    }

    /// Sets the search text to that of the query, unless the user is typing.
    private func updateSearchText() {
        if !typing.isRunning, typedQuery != query { searchText = query.search }
    }

    /// Shows a saved page while the request is loading. Does nothing if the saved page is empty or already visible.
    private func show(_ saved: ListPage<Element>, of request: ListRequest<Query>) {
        guard case .loading(request, let previous) = state, previous?.request != request, !saved.items.isEmpty else {
            return
        }
        state = .loading(request, previous: newContent(of: saved, for: request))
    }

    /// Forgets the elements of other pages, and returns content with those of this page.
    private func newContent(of page: ListPage<Element>, for request: ListRequest<Query>) -> State.Content {
        known = KnownElements(from: request.page)
        return ListContent(known.add(page), for: request)
    }

    private func finish(_ result: Result<ListPage<Element>, Failure>, of request: ListRequest<Query>) {
        switch result {
        case .success(let page):
            // If the server cannot be reached, a refresh must not remove the visible pages.
            if page.savedAt != nil, var content = state.content, content.request == request {
                content.addAge(of: page)
                show(content)
            } else {
                show(newContent(of: page, for: request))
            }
        case .failure(let error):
            state = .error(error, request, previous: state.content)
        }
    }

    private func finishNext(_ result: Result<ListPage<Element>, Failure>, after content: State.Content) {
        switch result {
        case .success(let page):
            var content = content
            content.append(known.add(page))
            show(content)
        case .failure(let error):
            state = .loaded(content, next: .failed(error))
        }
    }

    private func show(_ content: State.Content) {
        state = .loaded(content, next: known.hasNext ? .waiting : nil)
    }

    /// Sets the state to `idle` if `loadIfNeeded()` must load the request, and to `loaded` otherwise.
    private func stop(_ request: ListRequest<Query>) {
        let isLoaded = if case .loaded = state { true } else { false }
        if let content = state.content, content.query == request.query, isLoaded || content.savedAt == nil {
            show(content)
        } else {
            state = .idle(request, previous: state.content)
        }
    }
}
