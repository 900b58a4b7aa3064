public import Core
public import Observation

/// Loads one sample item and holds its state.
@MainActor
@Observable
public final class SampleThingDetailStore: Store {
    /// The current state.
    public private(set) var state: SampleThingDetailState = .idle {
        didSet { transitions.send(state) }
    }
    /// Every transition of `state`, in order.
    public let transitions = Transitions<SampleThingDetailState>()

    private let repository: any SampleThingRepository
    private let id: ResourceID
    private let work = LatestTask()

    init(repository: any SampleThingRepository, id: ResourceID) {
        self.repository = repository
        self.id = id
    }
}

extension SampleThingDetailStore: SampleThingDetailActions {
    /// Goes through `loading` to `loaded` or `error`. It replaces work that is still running.
    public func load() async {
        let before = state
        state = .loading(previous: before.content)
        let outcome = await work.run { [repository, id] () async throws(SampleThingError) in
            try await repository.sampleItem(id)
        }
        switch outcome {
        case .success(let content): state = .loaded(content)
        case .failure(let error): state = .error(error, previous: before.content)
        case .cancelled: state = before
        case .superseded: break
        }
    }

    /// Returns to the state before the current work.
    public func cancel() {
        work.cancel()
    }
}
