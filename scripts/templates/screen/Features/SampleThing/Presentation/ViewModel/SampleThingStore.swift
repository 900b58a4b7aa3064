public import Core
public import Observation

/// Loads one sample item and stores the state of the page that shows it.
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
    private let id: ResourceID
    private let work = LatestTask()

    init(repository: any SampleThingRepository, id: ResourceID) {
        self.repository = repository
        self.id = id
    }
}

extension SampleThingStore: SampleThingActions {
    /// Sets the state to `loading`, and later to `loaded` or `error`. Cancels other work that is running.
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

    /// Cancels the current work and sets the state back to its value before this work.
    public func cancel() {
        work.cancel()
    }
}
