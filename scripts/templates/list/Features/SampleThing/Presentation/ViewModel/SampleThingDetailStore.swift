public import Core
public import Observation

/// Loads one sample item, and holds the state of its page.
@MainActor
@Observable
public final class SampleThingDetailStore: Store {
    /// The current state. Only the actions of the store change it.
    public private(set) var state: SampleThingDetailState = .idle {
        didSet { transitions.send(state) }
    }
    /// Sends every transition of `state` to its observers, in order.
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
    /// Changes the state to `loading`, and then to `loaded` or `error`. It cancels work that is still running.
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

    /// Stops the current work and returns to the state before it.
    public func cancel() {
        work.cancel()
    }
}
