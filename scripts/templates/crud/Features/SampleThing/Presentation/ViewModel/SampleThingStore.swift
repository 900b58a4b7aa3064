public import Core
public import Observation

/// Holds the items that the page shows.
@MainActor
@Observable
public final class SampleThingStore: Store {
    /// What the page is now.
    public private(set) var state: SampleThingState = .idle {
        didSet { transitions.send(state) }
    }
    /// Every transition of `state`, in order.
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
    /// Goes through `loading` to `loaded` or `error`; newer work takes its place.
    public func load() async {
        guard !state.isSaving else { return }
        let before = state
        state = .loading(previous: before.content)
        let outcome = await work.run { [sampleThingUseCase, query] () async throws(SampleThingError) in
            SampleThingContent(try await sampleThingUseCase.items(query), of: query)
        }
        switch outcome {
        case .success(let content): state = .loaded(content)
        case .failure(let error): state = .error(error, previous: before.content)
        case .cancelled: goBack(to: before)
        case .superseded: break
        }
    }

    /// Loads the items that pass a filter.
    public func filter(_ filter: SampleThingFilter) async {
        guard !state.isSaving else { return }
        query.filter = filter
        await load()
    }

    /// Goes through `saving` to `loaded`, with the new item at the top, or to `error`.
    public func add(_ title: String) async {
        await save { [sampleThingUseCase] content throws(SampleThingError) in
            let title = try sampleThingUseCase.title(title)
            return Plan(shown: content.adding(title)) { () async throws(SampleThingError) in
                content.including(try await sampleThingUseCase.add(title))
            }
        }
    }

    /// Goes through `saving` to `loaded` or `error`; an item that the filter then hides goes at once.
    public func toggle(_ id: ResourceID) async {
        await save { [sampleThingUseCase] content throws(SampleThingError) in
            guard var item = content[id] else { throw .noSuchItem(id) }
            item.isDone.toggle()
            return Plan(shown: content.including(item)) { [item] () async throws(SampleThingError) in
                content.including(try await sampleThingUseCase.update(item))
            }
        }
    }

    /// Goes through `saving` to `loaded` or `error`.
    public func remove(_ id: ResourceID) async {
        await save { [sampleThingUseCase] content throws(SampleThingError) in
            guard content[id] != nil else { throw .noSuchItem(id) }
            let rest = content.removing(id)
            return Plan(shown: rest) { () async throws(SampleThingError) in
                try await sampleThingUseCase.remove(id)
                return rest
            }
        }
    }

    /// Goes back to what was before.
    public func cancel() {
        work.cancel()
    }
}

extension SampleThingStore {
    /// A change: what is shown at once, and the work that brings what is shown in the end.
    private struct Plan {
        let shown: SampleThingContent
        let send: @MainActor () async throws(SampleThingError) -> SampleThingContent
    }

    private func save(_ plan: (SampleThingContent) throws(SampleThingError) -> Plan) async {
        guard !work.isRunning, let content = state.content else { return }
        let before = state
        query = content.query
        do throws(SampleThingError) {
            let plan = try plan(content)
            state = .saving(plan.shown, previous: content)
            switch await work.run(plan.send) {
            case .success(let content): state = .loaded(content)
            case .failure(let error): throw error
            case .cancelled: goBack(to: before)
            case .superseded: break
            }
        } catch {
            state = .error(error, previous: content)
        }
    }

    private func goBack(to before: SampleThingState) {
        state = before
        query = before.content?.query ?? query
    }
}
