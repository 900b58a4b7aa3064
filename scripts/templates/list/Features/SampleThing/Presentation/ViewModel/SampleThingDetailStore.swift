public import Core
public import Observation

/// Loads one sample item and stores the state of the page that shows it.
@MainActor
@Observable
public final class SampleThingDetailStore: Store {
    /// The current state of the page.
    public private(set) var state: SampleThingDetailState {
        didSet { transitions.send(_state) }
    }
    /// Delivers every new value of `state`, in order.
    public let transitions = Transitions<SampleThingDetailState>()

    private let repository: any SampleThingRepository
    private let id: SampleThingItem.ID
    private let work = LatestTask()

    init(repository: any SampleThingRepository, id: SampleThingItem.ID, known: SampleThingItem?) {
        self.repository = repository
        self.id = id
        state = .idle(previous: known.map { SampleThingDetail(id: id, title: $0.title, body: nil) })
    }
}

extension SampleThingDetailStore: SampleThingDetailActions {
    /// Sets the state to `loading`, and later to `loaded` or `error`. Replaces other work that is running.
    public func load() async {
        state = .loading(previous: state.content)
        work.start { [repository, id] () async throws(SampleThingError) in
            try await repository.sampleItem(id)
        } then: { [self] result in
            state = LoadState(result, previous: state.content)
        }
        await work.wait()
    }

    /// Loads the sample item, unless all of it is loaded or loading.
    public func loadIfNeeded() async {
        if state.needsLoad { await load() } else { await work.wait() }
    }

    /// Loads the sample item again if loading has failed.
    public func retry() async {
        if state.error != nil { await load() } else { await work.wait() }
    }

    /// Sets the state to `loaded` or `idle` if it is `error`.
    public func acknowledgeError() {
        if state.error != nil { stop() }
    }

    /// Stops the running work. The title stays visible.
    public func cancel() {
        guard work.isRunning else { return }
        work.cancel()
        stop()
    }

    private func stop() {
        state = state.stopped { $0.body != nil }
    }
}
