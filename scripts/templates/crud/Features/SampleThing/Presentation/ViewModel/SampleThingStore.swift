public import Core
public import Observation

/// Loads and changes the sample items, and stores the state of the page that shows them.
@MainActor
@Observable
public final class SampleThingStore: Store {
    /// The current state of the page.
    public private(set) var state: SampleThingState = .idle {
        didSet { transitions.send(state) }
    }
    /// Delivers every new value of `state`, in order.
    public let transitions = Transitions<SampleThingState>()

    private let sampleThingUseCase: SampleThingUseCase
    private let work = LatestTask()
    @ObservationIgnored private var query: SampleThingQuery

    init(sampleThingUseCase: SampleThingUseCase, query: SampleThingQuery) {
        self.sampleThingUseCase = sampleThingUseCase
        self.query = query
    }
}

extension SampleThingStore: SampleThingActions {
    /// Sets the state to `loading`, and later to `loaded` or `error`. Cancels another load that is running.
    public func load() async {
        guard !state.isSaving else { return }
        await run(through: .loading(previous: state.content)) {
            [repository, query] () async throws(SampleThingError) in
            let found = try await repository.sampleItems(query)
            let total = found.total ?? (found.hasNext ? nil : found.items.count)
            return SampleThingContent(found.items, query: query, total: total)
        }
    }

    /// Loads the sample items that the filter selects. The state changes as in `load()`.
    public func filter(_ filter: SampleThingFilter) async {
        guard !state.isSaving else { return }
        query.filter = filter
        await load()
    }

    /// Sets the state to `saving`, and later to `loaded` or `error`. The new sample item is the first one.
    public func add(_ title: String) async {
        await change { [repository, sampleThingUseCase] content throws(SampleThingError) in
            let title = try sampleThingUseCase.title(title)
            let new = SampleThingItem(id: SampleThingItem.newID, title: title, isDone: false)
            return Change(shown: content.including(new)) { () async throws(SampleThingError) in
                content.including(try await repository.add(title))
            }
        }
    }

    /// Sets the state to `saving`, and later to `loaded` or `error`. If the filter does not select the changed
    /// sample item, it is not shown any more.
    public func toggle(_ id: ResourceID) async {
        await change { [repository] content throws(SampleThingError) in
            var item = try content.item(id)
            item.isDone.toggle()
            return Change(shown: content.including(item)) { [item] () async throws(SampleThingError) in
                content.including(try await repository.update(item))
            }
        }
    }

    /// Sets the state to `saving`, and later to `loaded` or `error`.
    public func remove(_ id: ResourceID) async {
        await change { [repository] content throws(SampleThingError) in
            let rest = content.removing(try content.item(id).id)
            return Change(shown: rest) { () async throws(SampleThingError) in
                try await repository.remove(id)
                return rest
            }
        }
    }

    /// Cancels the current work and sets the state back to its value before this work.
    public func cancel() {
        work.cancel()
    }
}

extension SampleThingStore {
    /// A change: the content to show while it is being saved, and the work that saves it.
    private struct Change {
        let shown: SampleThingContent
        let save: @MainActor () async throws(SampleThingError) -> SampleThingContent
    }

    private var repository: any SampleThingRepository { sampleThingUseCase.repository }

    private func change(_ make: (SampleThingContent) throws(SampleThingError) -> Change) async {
        guard !work.isRunning, let content = state.content else { return }
        query = content.query
        do throws(SampleThingError) {
            let change = try make(content)
            await run(through: .saving(change.shown, previous: content), change.save)
        } catch {
            state = .error(error, previous: content)
        }
    }

    private func run(
        through next: SampleThingState,
        _ content: @escaping @MainActor () async throws(SampleThingError) -> SampleThingContent
    ) async {
        let before = state
        state = next
        switch await work.run(content) {
        case .success(let content): state = .loaded(content)
        case .failure(let error): state = .error(error, previous: before.content)
        case .cancelled:
            state = before
            query = before.content?.query ?? query
        case .superseded: break
        }
    }
}
