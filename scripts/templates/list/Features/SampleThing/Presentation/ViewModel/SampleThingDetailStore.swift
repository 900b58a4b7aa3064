public import Core
public import Observation

/// Holds one item.
@MainActor
@Observable
public final class SampleThingDetailStore: Store {
    /// What the item's page is now.
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
    /// Goes through `loading` to `loaded` or `error`; newer work takes its place.
    public func load() async {
        let before = state
        state = .loading(previous: before.detail)
        let outcome = await work.run { [repository, id] () async throws(SampleThingError) in
            try await repository.item(id)
        }
        switch outcome {
        case .success(let item): state = .loaded(SampleThingDetail(item))
        case .failure(let error): state = .error(error, previous: before.detail)
        case .cancelled: state = before
        case .superseded: break
        }
    }

    /// Goes back to what was before.
    public func cancel() {
        work.cancel()
    }
}
