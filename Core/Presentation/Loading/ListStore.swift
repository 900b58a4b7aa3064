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
    /// What was loaded, as it was before `presented(_:)`.
    public private(set) var loaded: State.Content?
    /// Set if an element can be missing after a page: the number of this page, and the changes that it contains. If an
    /// element is removed while the next page is loading, the first element of that page can move to this page.
    private var gap: (page: Int, known: Set<Int>)?
    /// Repeats the action that failed last. `nil` means that a load failed, or nothing.
    public var failedAction: (@MainActor () async -> Void)?
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

    /// Returns what the screen shows of the loaded content, for example with the changes of the user. By default, this is
    /// all of it. `loaded` is `nil` if nothing was loaded.
    open func presented(_ loaded: State.Content?) -> State.Content? { loaded }

    /// How many elements the server has removed, or can have removed, since a page with the changes `known` was requested.
    /// The later pages then begin earlier, so the end of this page is loaded again. By default, none.
    open func removals(after known: Set<Int>) -> (sent: Int, possible: Int) { (0, 0) }
}

extension ListStore {
    /// Shows the content again, because `presented(_:)` now returns another value.
    public func present() {
        state = state.showing(presented(loaded))
        if case .loaded(let content, nil) = state, hasNext { state = .loaded(content, next: .waiting) }
    }
}

extension ListStore: Store, ListActions, ActionStore {
    /// Delivers every new value of `state`, in order.
    public var transitions: Transitions<State> { $state }

    /// The query that the user asked for last.
    public var query: Query { state.request.query }

    /// Loads the first visible page again. If nothing is visible, or if a page is loading that will replace the visible
    /// elements, starts the last request again.
    public func load() async {
        let request = if case .loading = state { state.request } else { loaded?.request ?? state.request }
        start(request)
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
        if needsLoad { start(state.request) } else { replace { $0.savedAt != nil } }
        await wait()
    }

    /// Loads what is missing, or the visible page again. If several pages are visible, or a page or an action has failed,
    /// loads nothing.
    public func loadAgain() async {
        if needsLoad { start(state.request) } else { replace { $0.firstPage == $0.lastPage } }
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
        case .error(_, let request, _): if let failedAction { await failedAction() } else { start(request) }
        case .loaded(_, next: .failed): startNext()
        case .idle, .loading, .loaded: replace { $0.savedAt != nil }
        }
        await wait()
    }

    /// Removes the error of a request or an action from the state. A next page that has failed stays `failed`.
    public func acknowledgeError() {
        guard case .error(_, let request, _) = state else { return }
        let isOfAction = failedAction != nil
        failedAction = nil
        guard !work.isRunning else { return state = .loading(request, previous: state.content) }
        if isOfAction, let loaded, loaded.query == request.query { show(loaded) } else { stop(request) }
    }

    /// Shows the error of an action.
    public func showError(_ error: Failure) { state = .error(error, state.request, previous: state.content) }

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
        let isAnswered = work.isRunning || loaded?.query == query
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
        failedAction = nil
        state = .loading(request, previous: state.content)
        present()
        work.start { [self] () async throws(Failure) in
            try await fetch(request) { [self] in show($0, of: request) }
        } then: { [self] result in
            finish(result, of: request)
        }
        updateSearchText()
    }

    private func startNext() {
        guard !needsLoad, !state.isLoading, !work.isRunning, hasNext, let content = loaded else { return }
        failedAction = nil
        state = .loaded(presented(content) ?? content, next: .loading)
        let (last, contained) = gap ?? (content.lastPage, content.lastKnown)
        let removed = removals(after: contained).sent
        // A server can send less than the limit.
        let size = max(1, content.items.count / (content.lastPage - content.firstPage + 1))
        let first = removed == 0 ? content.lastPage + 1 : last - (removed - 1) / size
        work.start { [fetch] () async throws(Failure) in
            var pages: [(number: Int, page: ListPage<Element>)] = []
            for number in max(content.firstPage, first)...(content.lastPage + 1) where pages.last?.page.hasNext != false
            {
                pages.append((number, try await fetch(ListRequest(content.query, page: number)) { _ in }))
            }
            return pages
        } then: { [self] result in
            switch result {
            case .success(let pages):
                var content = content
                for (number, page) in pages {
                    content.add(page, number, new: known.add(page, isNext: number > content.lastPage))
                }
                let isSaved = pages.contains { $0.page.savedAt != nil }
                let isIncomplete = !isSaved && removals(after: contained).possible > removed
                gap = isIncomplete ? (last, contained) : nil
                show(content)
            case .failure(let error):
                failedAction = nil
                state = .loaded(presented(content) ?? content, next: .failed(error))
            }
        }
        updateSearchText()
    }

    /// Sets the search text to that of the query, unless the user is typing.
    private func updateSearchText() {
        if !typing.isRunning, typedQuery != query { searchText = query.search }
    }

    /// Shows a saved page while the request is loading. Does nothing if the saved page is empty or already visible.
    private func show(_ saved: ListPage<Element>, of request: ListRequest<Query>) {
        guard work.isRunning, state.request == request, loaded?.request != request, !saved.items.isEmpty else { return }
        loaded = newContent(of: saved, for: request)
        present()
    }

    /// Forgets the elements of other pages, and returns content with those of this page.
    private func newContent(of page: ListPage<Element>, for request: ListRequest<Query>) -> State.Content {
        (known, gap) = (KnownElements(from: request.page), nil)
        return ListContent(known.add(page), for: request)
    }

    private func finish(_ result: Result<ListPage<Element>, Failure>, of request: ListRequest<Query>) {
        switch result {
        case .success(let page):
            // If the server cannot be reached, a refresh must not remove the visible pages.
            if page.savedAt != nil, var content = loaded, content.request == request {
                content.addAge(of: page)
                show(content)
            } else {
                show(newContent(of: page, for: request))
            }
        case .failure(let error):
            failedAction = nil
            state = .error(error, request, previous: state.content)
        }
    }

    /// Shows loaded content. The error of an action that has failed meanwhile stays.
    private func show(_ content: State.Content) {
        loaded = content
        guard failedAction == nil else { return present() }
        state = .loaded(presented(content) ?? content, next: hasNext ? .waiting : nil)
    }

    private var hasNext: Bool { known.hasNext || gap.map { removals(after: $0.known).sent > 0 } ?? false }

    /// Whether `loadIfNeeded()` must load. What `presented(_:)` shows before the first page does not count.
    private var needsLoad: Bool {
        switch state {
        case .idle: true
        case .error: loaded == nil
        case .loading, .loaded: false
        }
    }

    /// Sets the state to `idle` if `loadIfNeeded()` must load the request, and to `loaded` otherwise.
    private func stop(_ request: ListRequest<Query>) {
        let isLoaded = if case .loaded = state { true } else { false }
        if let content = loaded, content.query == request.query, isLoaded || content.savedAt == nil {
            show(content)
        } else {
            state = .idle(request, previous: state.content)
        }
    }
}
