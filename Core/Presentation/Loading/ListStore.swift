import Foundation

/// The store of a screen with a list. Loads the list page by page, and searches in it. A feature subclasses it, and
/// adds its own actions.
///
/// `ListState` says what each action does. In the state `loaded`, the search text, the query and the visible elements
/// agree, except while the user types.
@MainActor
open class ListStore<Element: Identifiable & Hashable & Sendable, Query: ListQuery, Failure: Error & Equatable>
where Element.ID: Sendable {
    /// The state of the screen.
    public typealias State = ListState<Element, Query, Failure>

    /// The current state of the screen: that of loading, or the error of an action.
    @Observed public private(set) var state: State
    /// The text in the search field. A change starts a search when the text has not changed for 300 ms.
    @Observed public var searchText: String {
        didSet {
            if searchText != oldValue { startSearch() }
        }
    }
    /// The actions that have failed, beside the state of loading. The error of the last one is shown.
    public var failedActions: [FailedAction<Failure>] = [] { didSet { present() } }

    /// The state of loading.
    private var loading: State
    /// The pages that were loaded.
    package private(set) var pages: LoadedPages<Element, Query>
    private let overlay: ListOverlay<Element, Query>
    private let fetch: FetchList<Element, Query, Failure>
    private let clock: any Clock<Duration>
    /// The running load. A new load cancels it.
    private let work = LatestTask()
    /// The pause after typing, before a search starts.
    private let typing = LatestTask()

    /// Creates a store that has not loaded anything. `overlay` says what is shown of the pages. By default, this is all
    /// of them. `clock` measures the pause of 300 ms before a search.
    public init(
        _ query: Query,
        overlay: ListOverlay<Element, Query>? = nil,
        clock: any Clock<Duration>,
        fetch: @escaping FetchList<Element, Query, Failure>
    ) {
        pages = LoadedPages(query)
        searchText = query.search
        self.overlay = overlay ?? Overlay(shown: \.content)
        self.clock = clock
        self.fetch = fetch
        loading = .idle(ListRequest(query), previous: nil)
        state = loading.showing(self.overlay.shown(pages))
        self.overlay.follow(self)
    }
}

extension ListStore: OverlayStore {
    /// What was loaded, without the overlay.
    public var loaded: State.Content? { pages.content }

    /// The numbers of the user's changes that the loaded pages include. `nil` means that nothing was loaded.
    public var includedChanges: Set<Int>? { loaded == nil ? nil : pages.includedChanges }

    /// The reason why the list could not be loaded.
    public var loadError: Failure? { if case .error(let error, _, _) = loading { error } else { nil } }

    /// Shows the content again, because the overlay now shows something else, or an action has failed.
    public func present() {
        let request = loading.request
        let shown = overlay.shown(loaded == nil ? LoadedPages(request.query) : pages)
        // After the end of the list, a removal that is sent can show that an element is missing.
        if case .loaded(let content, nil) = loading, hasNext { loading = .loaded(content, next: .waiting) }
        state = failedActions.last.map { .error($0.error, request, previous: shown) } ?? loading.showing(shown)
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
        let request = if case .loading = loading { loading.request } else { loaded?.request ?? state.request }
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

    /// Loads what is missing, or the visible page again. If several pages are visible, or a page or an action has
    /// failed, loads nothing.
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
        case .error(_, let request, _): if failedActions.isEmpty { start(request) } else { await repeatFailed() }
        case .loaded(_, next: .failed): startNext()
        case .idle, .loading, .loaded: replace { $0.savedAt != nil }
        }
        await wait()
    }

    /// Removes the error of a request or an action from the state. A next page that has failed stays `failed`.
    public func acknowledgeError() {
        if !failedActions.isEmpty {
            failedActions = []
        } else if case .error(_, let request, _) = state {
            stop(request)
        }
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
        show(.loading(request, previous: nil))
        work.start { [self] () async throws(Failure) in
            try await page(request) { [self] in show($0, of: request) }
        } then: { [self] result in
            finish(result, of: request)
        }
        updateSearchText()
    }

    private func startNext() {
        guard !needsLoad, !state.isLoading, !work.isRunning, let content = loaded,
            let plan = pages.next(after: overlay.countedChanges())
        else { return }
        show(.loaded(content, next: .loading))
        work.start { [self] () async throws(Failure) in
            var loaded: [ListPage<Element>] = []
            for number in plan.pages where loaded.last?.hasNext != false {
                loaded.append(try await page(ListRequest(content.query, page: number)) { _ in })
            }
            return loaded
        } then: { [self] result in
            switch result {
            case .success(let loaded):
                pages.add(loaded, of: plan, after: overlay.countedChanges())
                showLoaded()
            case .failure(let error):
                loading = .loaded(content, next: .failed(error))
                present()
            }
        }
        updateSearchText()
    }

    /// Fetches a page. A page of the server includes the changes that were executed before its request.
    private func page(
        _ request: ListRequest<Query>,
        _ show: @escaping Show<ListPage<Element>>
    ) async throws(Failure) -> ListPage<Element> {
        let request = request.including(await overlay.executedChanges())
        var page = try await fetch(request, show)
        if page.savedAt == nil { page.includedChanges = request.includedChanges }
        return page
    }

    /// Sets the search text to that of the query, unless the user is typing.
    private func updateSearchText() {
        if !typing.isRunning, typedQuery != query { searchText = query.search }
    }

    /// Shows a saved page while the request is loading. Does nothing if the saved page is empty or already visible.
    private func show(_ saved: ListPage<Element>, of request: ListRequest<Query>) {
        guard work.isRunning, loading.request == request, loaded?.request != request, !saved.items.isEmpty else {
            return
        }
        pages = LoadedPages(saved, for: request)
        present()
    }

    private func finish(_ result: Result<ListPage<Element>, Failure>, of request: ListRequest<Query>) {
        switch result {
        case .success(let page):
            // If the server cannot be reached, a refresh must not remove the visible pages.
            if page.savedAt != nil, loaded?.request == request {
                pages.keep(insteadOf: page)
            } else {
                pages = LoadedPages(page, for: request, after: overlay.countedChanges())
            }
            showLoaded()
        case .failure(let error):
            loading = .error(error, request, previous: nil)
            present()
        }
    }

    /// Shows the loaded pages. The error of an action that has failed meanwhile stays.
    private func showLoaded() {
        guard let loaded else { return }
        loading = .loaded(loaded, next: hasNext ? .waiting : nil)
        present()
    }

    /// Shows a state of loading, with the loaded content. Forgets the actions that failed.
    private func show(_ new: State) {
        loading = new
        failedActions = []
    }

    private var hasNext: Bool { pages.next(after: overlay.countedChanges()) != nil }

    /// Whether `loadIfNeeded()` must load. What the overlay shows before the first page does not count.
    private var needsLoad: Bool {
        switch state {
        case .idle: true
        case .error: loaded == nil
        case .loading, .loaded: false
        }
    }

    /// Sets the state to `idle` if `loadIfNeeded()` must load the request, and to `loaded` otherwise.
    private func stop(_ request: ListRequest<Query>) {
        let isLoaded = if case .loaded = loading { true } else { false }
        if let content = loaded, content.query == request.query, isLoaded || content.savedAt == nil {
            showLoaded()
        } else {
            loading = .idle(request, previous: nil)
            present()
        }
    }
}
