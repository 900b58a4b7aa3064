public import Core

/// Loads one post and stores the state of the screen that shows it.
@MainActor
public final class PostStore: LoadStore, ScreenStore {
    /// The current state of the screen.
    public var state: PostState { loader.state }
    /// Loads the post, and then its comments.
    public let loader: Loader<PostThread, FeedError>
    private let onShowAuthor: @MainActor (Author) -> Void

    init(feedUseCase: FeedUseCase, id: Post.ID, known: Post?, onShowAuthor: @escaping @MainActor (Author) -> Void) {
        let known = known.map { PostThread($0, comments: nil) }
        loader = Loader(known, isComplete: { $0.comments != nil }) { (thread) async throws(FeedError) in
            guard let post = thread?.post else { return PostThread(try await feedUseCase.post(id), comments: nil) }
            return PostThread(post, comments: try await feedUseCase.comments(on: id))
        }
        self.onShowAuthor = onShowAuthor
    }
}

extension PostStore: PostActions {
    /// Calls the closure that the app has given to this store. Does nothing if no post is visible.
    public func showAuthor() {
        if let post = state.content?.post { onShowAuthor(post.author) }
    }
}
