public import Core

/// Loads and changes the sample items, and stores the state of the screen that shows them.
@MainActor
public final class SampleThingStore: Store, ScreenStore {
    /// The current state of the screen.
    @Observed public private(set) var state: SampleThingState = .list(.idle(previous: nil))
    /// Delivers every new value of `state`, in order.
    public var transitions: Transitions<SampleThingState> { $state }
    /// The query that was chosen last. If its load fails or is cancelled, the visible sample items can be those of an
    /// older query. Then a change sets `query` to the older query.
    @Observed public private(set) var query: SampleThingQuery

    private let repository: any SampleThingRepository
    private let work = LatestTask()
    /// The action that `retry()` repeats.
    private var lastAction: @MainActor () async -> Void = {}

    init(repository: any SampleThingRepository, query: SampleThingQuery) {
        self.repository = repository
        self.query = query
    }
}

extension SampleThingStore {
    /// The filter of `query`. Setting a filter loads the sample items that it selects. While a change is being
    /// saved, setting a filter does nothing.
    public var selectedFilter: SampleThingFilter {
        get { query.filter }
        set {
            var query = query
            query.filter = newValue
            start(query)
        }
    }
}

extension SampleThingStore: SampleThingActions {
    /// Sets the state to `loading`, and later to `loaded` or `error`. Replaces another load that is running, and does
    /// nothing while a change is being saved. After a failed filter, uses the filter of the visible sample items.
    public func load() async {
        await load(work.isRunning ? query : state.content?.query ?? query)
    }

    /// Loads the sample items that the filter selects. The state changes as in `load()`.
    public func filter(_ filter: SampleThingFilter) async {
        selectedFilter = filter
        if case .list = state { await work.wait() }
    }

    /// Loads the sample items if the state is `idle`, or if it is an error without content.
    public func loadIfNeeded() async {
        if case .list(let loadState) = state, loadState.needsLoad { await load(query) } else { await work.wait() }
    }

    /// Sets the state to `saving`, and later to `loaded` or `error`. An invalid title is an error at once.
    public func add(_ title: String, onAdded: @escaping @MainActor () -> Void = {}) async {
        await change { [repository] content throws(SampleThingError) in
            let title = try SampleThingItem.title(title)
            let new = SampleThingItem(id: SampleThingItem.newID, title: title, isDone: false)
            return Change(shown: content.including(new)) { () async throws(SampleThingError) in
                let item = try await repository.add(title)
                onAdded()
                return content.including(item)
            }
        }
    }

    /// Sets the state to `saving`, and later to `loaded` or `error`. An unknown id is an error at once. If the
    /// filter does not select the changed sample item, it is not shown any more.
    public func toggle(_ id: SampleThingItem.ID) async {
        await change { [repository] content throws(SampleThingError) in
            var item = try content.item(id)
            item.isDone.toggle()
            return Change(shown: content.including(item)) { [item] () async throws(SampleThingError) in
                content.including(try await repository.update(item))
            }
        }
    }

    /// Sets the state to `saving`, and later to `loaded` or `error`. An unknown id is an error at once.
    public func remove(_ id: SampleThingItem.ID) async {
        await change { [repository] content throws(SampleThingError) in
            let rest = content.removing(try content.item(id).id)
            return Change(shown: rest) { () async throws(SampleThingError) in
                try await repository.remove(id)
                return rest
            }
        }
    }

    /// Repeats exactly what failed: the load, the filter or the change.
    public func retry() async {
        if state.error != nil { await lastAction() } else { await work.wait() }
    }

    /// Removes the error. The state becomes `idle` if the first load or a filter has failed, and `loaded` otherwise.
    public func acknowledgeError() {
        if state.error != nil { stop() }
    }

    /// Stops the running work. A change that is stopped is not shown any more, but the server may have saved it.
    public func cancel() {
        guard work.isRunning else { return }
        work.cancel()
        stop()
    }
}

extension SampleThingStore {
    /// A change: the content to show while it is being saved, and the work that saves it.
    private struct Change {
        let shown: SampleThingContent
        let save: @MainActor () async throws(SampleThingError) -> SampleThingContent
    }

    private func load(_ query: SampleThingQuery) async {
        start(query)
        if case .list = state { await work.wait() }
    }

    private func start(_ query: SampleThingQuery) {
        if case .saving = state { return }
        self.query = query
        lastAction = { [weak self] in await self?.load(query) }
        run(through: .list(.loading(previous: state.content))) { [repository] () async throws(SampleThingError) in
            let found = try await repository.sampleItems(query)
            let total = found.total ?? (found.hasNext ? nil : found.items.count)
            return SampleThingContent(found.items, query: query, total: total)
        }
    }

    private func change(
        _ make: @escaping @MainActor (SampleThingContent) throws(SampleThingError) -> Change
    ) async {
        guard !work.isRunning, let content = state.content else { return }
        query = content.query
        lastAction = { [weak self] in await self?.change(make) }
        do throws(SampleThingError) {
            let change = try make(content)
            run(through: .saving(change.shown, previous: content), change.save)
            await work.wait()
        } catch {
            state = .list(.error(error, previous: content))
        }
    }

    private func run(
        through next: SampleThingState,
        _ content: @escaping @MainActor () async throws(SampleThingError) -> SampleThingContent
    ) {
        let previous = state.content
        state = next
        work.start(content) { [self] result in
            state = .list(LoadState(result, previous: previous))
        }
    }

    /// Sets the state to `loaded` if the visible sample items are those of the query, and to `idle` otherwise.
    private func stop() {
        switch state {
        case .list(let loadState): state = .list(loadState.stopped { [query] in $0.query == query })
        case .saving(_, let previous): state = .list(.loaded(previous))
        }
    }
}
