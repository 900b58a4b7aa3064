public import Core

/// Loads and changes the sample items, and stores the state of the screen that shows them.
public final class SampleThingStore: LoadStore<SampleThingContent, SampleThingError>, ScreenStore {
    /// The query that was chosen last. Until its load succeeds, the visible sample items can be those of an older query.
    @Observed public private(set) var query: SampleThingQuery
    private let repository: any SampleThingRepository
    private let changes: Changes

    init(repository: any SampleThingRepository, changes: Changes, query: SampleThingQuery) {
        let chosen = Observed(wrappedValue: query)
        (self.repository, self.changes, _query) = (repository, changes, chosen)
        super.init { _, _ async throws(SampleThingError) in
            try await repository.content(chosen.wrappedValue, with: changes)
        }
        changes.follow(self) { $0.present() }
        present()
    }

    /// The loaded sample items with the changes. If nothing was loaded, only the changes that the server does not have.
    public override func presented(_ loaded: SampleThingContent?) -> SampleThingContent? {
        let outbox = changes.outbox
        let page = loaded ?? SampleThingContent([], query: query, known: outbox.sentNumbers)
        let unsent = outbox.unsent(at: repository.path)
        guard loaded != nil || !unsent.isEmpty else { return nil }
        let items = outbox.applied(
            to: page.sampleItems,
            at: repository.path,
            known: page.known,
            repository.sampleItem(with:old:)
        )
        .filter(page.query.matches)
        return SampleThingContent(
            Array(items.prefix(page.query.limit)),
            query: page.query,
            total: page.total.map { $0 + items.count - page.sampleItems.count },
            changes: unsent
        )
    }
}

extension SampleThingStore {
    /// The filter of `query`. Setting a filter loads the sample items that it selects.
    public var selectedFilter: SampleThingFilter {
        get { query.filter }
        set {
            query.filter = newValue
            startOther()
        }
    }

    /// The sample item of a change, as it is now.
    public func sampleItem(of change: PendingChange) -> SampleThingItem? {
        let shown = state.content?.sampleItems.first { "\($0.id)" == change.itemID }
        return shown ?? repository.sampleItem(with: change, old: nil)
    }

    /// The reason why the server refused a change. `nil` means that it was not refused.
    public func error(of change: PendingChange) -> SampleThingError? {
        repository.error(of: change)
    }
}

extension SampleThingStore: SampleThingActions {
    /// Loads the sample items that the filter selects.
    public func filter(_ filter: SampleThingFilter) async {
        selectedFilter = filter
        await loadIfNeeded()
    }

    /// Saves a new sample item. An invalid title is an error.
    @discardableResult
    public func add(
        _ title: String,
        form: String = PendingChange.newForm,
        onSaved: @escaping @MainActor () -> Void = {}
    ) async -> PendingChange? {
        await save(in: changes, then: onSaved) { [repository] _ throws(SampleThingError) in
            repository.adding(try SampleThingItem.title(title), form: form)
        }
    }

    /// Saves the other value of `isDone`. An unknown id is an error.
    @discardableResult
    public func toggle(_ id: SampleThingItem.ID) async -> PendingChange? {
        await change(id) { item, repository in
            var item = item
            item.isDone.toggle()
            return repository.updating(item)
        }
    }

    /// Saves that a sample item is removed. An unknown id is an error.
    @discardableResult
    public func remove(_ id: SampleThingItem.ID) async -> PendingChange? {
        await change(id) { $1.removing($0) }
    }

    /// Sends a refused change again.
    public func sendAgain(_ change: PendingChange) async {
        await edit(changes) { changes throws(ChangeError) in try await changes.retry(change.number) }
    }

    /// The changes that `discard(_:)` gives up.
    public func discarded(with change: PendingChange) -> [PendingChange] {
        changes.outbox.discarded(with: change.number)
    }

    /// Gives up a change.
    public func discard(_ change: PendingChange) async {
        await edit(changes) { changes throws(ChangeError) in try await changes.discard(change.number) }
    }

    /// Saves a change of the sample item as it is when nobody else can change the queue. So no tap is lost.
    private func change(
        _ id: SampleThingItem.ID,
        _ make: @escaping @Sendable (SampleThingItem, any SampleThingRepository) -> PendingChange
    ) async -> PendingChange? {
        let (page, error) = (loaded, state.error)
        return await save(in: changes) { [repository] outbox throws(SampleThingError) in
            let id = outbox.serverID(of: id, at: repository.path) ?? id
            let items = outbox.applied(
                to: page?.sampleItems ?? [],
                at: repository.path,
                known: page?.known ?? outbox.sentNumbers,
                repository.sampleItem(with:old:)
            )
            // If the sample items could not be loaded, this is the reason.
            guard let item = items.first(where: { $0.id == id }) else { throw error ?? .noSuchSampleItem(id) }
            return make(item, repository)
        }
    }
}

extension SampleThingRepository {
    /// Loads the sample items of a query. An id that the server does not know yet selects none.
    fileprivate func content(
        _ query: SampleThingQuery,
        with changes: Changes
    ) async throws(SampleThingError) -> SampleThingContent {
        let known = await changes.sentNumbers()
        var query = query
        if let id = query.id {
            guard let serverID = await changes.outbox.serverID(of: id, at: path) else {
                return SampleThingContent([], query: query, total: 0, known: known)
            }
            query.id = serverID
        }
        let page = try await sampleItems(query)
        await changes.forget(known, at: path)
        let total = page.total ?? (page.items.count < query.limit ? page.items.count : nil)
        return SampleThingContent(page.items, query: query, total: total, known: known)
    }
}
