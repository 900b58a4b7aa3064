public import Core
public import Observation

/// Loads one post and stores the state of the page that shows it.
@MainActor
@Observable
public final class PostStore: Store {
    /// The current state of the page.
    public private(set) var state: PostState {
        didSet { transitions.send(_state) }
    }
    /// Delivers every new value of `state`, in order.
    public let transitions = Transitions<PostState>()

    private let feedUseCase: FeedUseCase
    private let id: Post.ID
    private let work = LatestTask()
    /// Whether the post itself must be loaded, and not only its comments.
    @ObservationIgnored private var needsPost: Bool
    private let onShowAuthor: @MainActor (Author) -> Void

    init(feedUseCase: FeedUseCase, id: Post.ID, known: Post?, onShowAuthor: @escaping @MainActor (Author) -> Void) {
        self.feedUseCase = feedUseCase
        self.id = id
        self.onShowAuthor = onShowAuthor
        needsPost = known == nil
        state = .idle(previous: known.map { PostThread($0, comments: nil) })
    }
}

extension PostStore: PostActions {
    /// Sets the state to `loading`, and later to `loaded` or `error`. Replaces other work that is running.
    public func load() async {
        needsPost = true
        await loadMissing()
    }

    /// Loads what is missing: the comments, or the post and the comments.
    public func loadIfNeeded() async {
        if state.needsLoad { await loadMissing() } else { await work.wait() }
    }

    /// Repeats what failed. If only the comments could not be loaded, loads only the comments.
    public func retry() async {
        if state.error != nil { await loadMissing() } else { await work.wait() }
    }

    /// Sets the state to `loaded` or `idle` if it is `error`.
    public func acknowledgeError() {
        if state.error != nil { stop() }
    }

    /// Calls the closure that the app has given to this store.
    public func showAuthor() {
        if let post = state.content?.post { onShowAuthor(post.author) }
    }

    /// Stops the running work. The post stays visible.
    public func cancel() {
        guard work.isRunning else { return }
        work.cancel()
        stop()
    }

    private func loadMissing() async {
        state = .loading(previous: state.content)
        work.start { [self] () async throws(FeedError) in
            PostThread(try await post(), comments: try await feedUseCase.comments(on: id))
        } then: { [self] result in
            state = LoadState(result, previous: state.content)
        }
        await work.wait()
    }

    /// Returns the post. A post that must be loaded is shown even before its comments are loaded.
    private func post() async throws(FeedError) -> Post {
        if !needsPost, let post = state.content?.post { return post }
        let post = try await feedUseCase.post(id)
        guard !Task.isCancelled else { return post }
        needsPost = false
        if state.content?.post != post {
            state = .loading(previous: PostThread(post, comments: state.content?.comments))
        }
        return post
    }

    private func stop() {
        state = state.stopped { $0.comments != nil }
    }
}
