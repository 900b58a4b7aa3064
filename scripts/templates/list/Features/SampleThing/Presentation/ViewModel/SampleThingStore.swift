public import Core
import Foundation
public import Observation

/// Loads the sample items of the list and stores the state of the list page.
@MainActor
@Observable
public final class SampleThingStore: Store {
    /// The current state of the page.
    public private(set) var state: SampleThingState = .idle {
        didSet { transitions.send(state) }
    }
    /// Delivers every new value of `state`, in order.
    public let transitions = Transitions<SampleThingState>()

    private let repository: any SampleThingRepository
    private let clock: any Clock<Duration>
    private let work = LatestTask()
    private let typing = LatestTask()
    @ObservationIgnored private var query: SampleThingQuery
    @ObservationIgnored private var firstPage = 1
    @ObservationIgnored private var shown = UniqueItems<SampleThingItem.ID>()

    init(repository: any SampleThingRepository, query: SampleThingQuery, clock: any Clock<Duration>) {
        self.repository = repository
        self.query = query
        self.clock = clock
    }
}

extension SampleThingStore: SampleThingActions {
    /// Sets the state to `loading`, and later to `loaded` or `error`. Cancels other work that is running.
    public func load(page: Int) async {
        firstPage = page
        await load(page, of: query, through: .loading(previous: state.content)) { [query] found in
            shown = UniqueItems()
            let new = shown.take(found)
            return SampleThingContent(new.items, query: query, page: page, total: new.total, hasNext: new.hasNext)
        }
    }

    /// Sets the state to `loadingNext`, and later to `loaded` or `error`. Does nothing on the last page, or
    /// while a page is loading.
    public func loadNext() async {
        guard let content = state.content, content.hasNext, !work.isRunning else { return }
        await load(content.lastPage + 1, of: content.query, through: .loadingNext(content)) { found in
            var content = content
            content.append(shown.take(found))
            return content
        }
    }

    /// Loads the first visible page again. The current sample items stay visible until the response arrives.
    public func refresh() async {
        await load(page: firstPage)
    }

    /// Loads the first page of the search result. Does nothing if this result is already visible or loading.
    public func search(_ text: String) async {
        let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
        let pause = await typing.run { [clock] in try await clock.sleep(for: .milliseconds(300)) }
        guard case .success = pause, text != query.search || !isCurrent else { return }
        query.search = text
        await load(page: 1)
    }

    /// Cancels the current work and sets the state back to its value before this work.
    public func cancel() {
        typing.cancel()
        work.cancel()
    }

    /// Whether the sample items of the current query are visible or loading.
    private var isCurrent: Bool {
        if case .loaded = state { true } else { work.isRunning }
    }

    private func load(
        _ page: Int,
        of query: SampleThingQuery,
        through loading: SampleThingState,
        _ content: (ListPage<SampleThingItem>) -> SampleThingContent
    ) async {
        let before = state
        state = loading
        let outcome = await work.run { [repository] () async throws(SampleThingError) in
            try await repository.sampleItems(query, page: page)
        }
        switch outcome {
        case .success(let found): state = .loaded(content(found))
        case .failure(let error): state = .error(error, previous: before.content)
        case .cancelled: goBack(to: before)
        case .superseded: break
        }
    }

    private func goBack(to before: SampleThingState) {
        state = before
        query = before.content?.query ?? query
        firstPage = before.content?.firstPage ?? firstPage
    }
}
