public import Core
public import Observation

/// Holds one item.
@MainActor
@Observable
public final class SampleThingStore: Store {
    /// What the item's page is now.
    public private(set) var state: SampleThingState = .idle {
        didSet { transitions.send(state) }
    }
    /// Every transition of `state`, in order.
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
    /// Goes through `loading` to `loaded` or `error`; newer work takes its place.
    public func load() async {
        let before = state
        state = .loading(previous: before.content)
        let outcome = await work.run { [repository, id] () async throws(SampleThingError) in
            try await repository.item(id)
        }
        switch outcome {
        case .success(let item): state = .loaded(SampleThingContent(item))
        case .failure(let error): state = .error(error, previous: before.content)
        case .cancelled: state = before
        case .superseded: break
        }
    }

    /// Goes back to what was before.
    public func cancel() {
        work.cancel()
    }
}
