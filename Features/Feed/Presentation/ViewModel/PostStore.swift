public import Core
public import Observation

/// Loads one post and holds its state.
@MainActor
@Observable
public final class PostStore: Store {
    /// The current state.
    public private(set) var state: PostState = .idle {
        didSet { transitions.send(state) }
    }
    /// Every transition of `state`, in order.
    public let transitions = Transitions<PostState>()

    private let feedUseCase: FeedUseCase
    private let id: ResourceID
    private let work = LatestTask()

    init(feedUseCase: FeedUseCase, id: ResourceID) {
        self.feedUseCase = feedUseCase
        self.id = id
    }
}

extension PostStore: PostActions {
    /// Goes through `loading` to `loaded` or `error`. It replaces work that is still running.
    public func load() async {
        let before = state
        state = .loading(previous: before.content)
        let outcome = await work.run { [feedUseCase, id] () async throws(FeedError) in
            try await feedUseCase.thread(id)
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
