/// The store of a list whose elements the user can change. It shows the pages with the changes of the queue.
///
/// A new element is first on page 1 if the query selects it. When a page contains it, it has its place there. An edited
/// element stays visible, also if the query no longer selects it. A removed element is gone at once. The total follows.
/// Without a page, the new elements are shown.
///
/// Each page that `fetch` returns says in `known` which changes it contains: `Changes.sentNumbers()` before its request.
@MainActor
open class ChangingListStore<Element: ListElement & Hashable, Query: ListQuery, Failure: Error & Equatable>:
    ListStore<Element, Query, Failure>
where Element.ID == ResourceID<Element> {
    /// Returns an element with a change. For an element that is added, the old element is `nil`.
    public typealias Change = @Sendable (PendingChange, Element?) -> Element?

    /// The changes of the user.
    public let changes: Changes
    /// The path of the elements.
    public let path: APIPath
    private let change: Change

    /// Creates a store that has not loaded anything. `clock` measures the pause of 300 ms before a search.
    public init(
        _ query: Query,
        with changes: Changes,
        at path: APIPath,
        clock: any Clock<Duration>,
        change: @escaping Change,
        fetch: @escaping FetchList<Element, Query, Failure>
    ) {
        (self.changes, self.path, self.change) = (changes, path, change)
        super.init(query, clock: clock) { request, show async throws(Failure) in
            var page = try await fetch(request, show)
            // Other pages can be visible with the first page of an earlier time, which does not contain these changes.
            if request.page == 1, page.savedAt == nil { await changes.forget(page.known, at: path) }
            // The server can have executed these removals before it has counted. `presented(_:)` subtracts them again.
            let removed = await changes.outbox.removed(at: path, after: page.known, except: page.items.map(\.id))
            if page.savedAt == nil, request.query.selectsAll { page.total? += removed.count(where: \.mayBeExecuted) }
            return page
        }
        changes.follow(self) { $0.present() }
        present()
    }

    /// The loaded elements with the changes. The elements need the changes since the first page, and the total those since
    /// the last page.
    open override func presented(_ loaded: State.Content?) -> State.Content? {
        let content = loaded ?? ListContent([], query: query, known: changes.outbox.sentNumbers)
        let ids = Set(content.items.map(\.id))
        func shown(_ known: Set<Int>) -> [Element] {
            changes.outbox.applied(to: content.items, at: path, known: known, change)
                .filter { ids.contains($0.id) || content.query.matches($0) }
        }
        let items = shown(content.known).filter { content.firstPage == 1 || ids.contains($0.id) }
        if loaded == nil, items.isEmpty { return nil }
        let removed = changes.outbox.removed(at: path, after: content.lastKnown, except: ids)
        let difference = shown(content.lastKnown).count - ids.count - (content.query.selectsAll ? removed.count : 0)
        return content.showing(items, total: content.total.map { $0 + difference })
    }

    /// The removals of elements.
    open override func removals(after known: Set<Int>) -> (sent: Int, possible: Int) {
        let removals = changes.outbox.changes(at: path, after: known).filter { $0.method == .delete }
        return (removals.count { $0.isSent }, removals.count { $0.mayBeExecuted })
    }
}

extension ChangingListStore {
    /// The changes of the elements that wait for the server, or that the server refused. They are already shown.
    public var unsent: [PendingChange] { changes.outbox.unsent(at: path) }

    /// The changes that `discard(_:)` gives up: also later changes of a new element, and those that need it.
    public func discarded(with change: PendingChange) -> [PendingChange] {
        changes.outbox.discarded(with: change.number)
    }
}

extension ChangingListStore where Failure: ChangeFailure {
    /// Saves the change that `make` makes of an element, as it is when nobody else can change the queue. So no tap is lost.
    /// If the element is not loaded, the error is `missing`. Returns `nil` if the change cannot be saved.
    @discardableResult
    public func change(
        _ id: Element.ID,
        or missing: Failure,
        _ make: @escaping @Sendable (Element) throws(Failure) -> PendingChange
    ) async -> PendingChange? {
        let content = loaded
        return await save(in: changes) { [path, change] outbox throws(Failure) in
            let id = outbox.serverID(of: id, at: path) ?? id
            let known = content?.known ?? outbox.sentNumbers
            let elements = outbox.applied(to: content?.items ?? [], at: path, known: known, change)
            guard let element = elements.first(where: { $0.id == id }) else { throw missing }
            return try make(element)
        }
    }

    /// Sends a refused change again.
    public func sendAgain(_ change: PendingChange) async {
        await edit(changes) { changes throws(ChangeError) in try await changes.retry(change.number) }
    }

    /// Gives up a change.
    public func discard(_ change: PendingChange) async {
        await edit(changes) { changes throws(ChangeError) in try await changes.discard(change.number) }
    }
}

extension Outbox {
    /// The removals after `known` of elements that the server has, without those of `loaded` elements.
    fileprivate func removed<Element>(
        at path: APIPath,
        after known: Set<Int>,
        except loaded: some Sequence<ResourceID<Element>>
    ) -> [PendingChange] {
        let changes = changes(at: path, after: known)
        let added = changes.filter { $0.method == .post }.compactMap(\.itemID).map { ResourceID<Element>($0) }
        var items = Set(loaded + added)
        return changes.filter { change in
            guard change.method == .delete, change.refusal == nil, let item = change.itemID else { return false }
            return items.insert(ResourceID(item)).inserted
        }
    }
}
