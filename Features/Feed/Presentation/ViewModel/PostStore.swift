public import Core
public import Observation

/// Holds one post.
@MainActor
@Observable
public final class PostStore: Store {
    /// What the post's page is now.
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
    /// Goes through `loading` to `loaded` or `error`; newer work takes its place.
    public func load() async {
        let before = state
        state = .loading(previous: before.content)
        let outcome = await work.run { [feedUseCase, id] () async throws(FeedError) in
            try await feedUseCase.thread(id)
        }
        switch outcome {
        case .success(let thread): state = .loaded(PostContent(thread))
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
