public import Core
public import Observation

/// Loads one post and stores the state of the page that shows it.
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
    /// Sets the state to `loading`, and later to `loaded` or `error`. Cancels other work that is running.
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

    /// Cancels the current work and sets the state back to its value before this work.
    public func cancel() {
        work.cancel()
    }
}
