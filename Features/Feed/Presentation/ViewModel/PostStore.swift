public import Core
public import Observation

/// Loads one post and holds the state of its page.
@MainActor
@Observable
public final class PostStore: Store {
    /// The current state of the page.
    public private(set) var state: PostState = .idle {
        didSet { transitions.send(state) }
    }
    /// Delivers every new value of `state`, in order.
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
    /// Sets `loading`, and later `loaded` or `error`. If other work is running, it is cancelled.
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

    /// Cancels the current work. Then the state is the same as before this work.
    public func cancel() {
        work.cancel()
    }
}
