public import Core

/// Loads one post and stores the state of the screen that shows it.
@MainActor
public final class PostStore: LoadStore<PostThread, FeedError>, ScreenStore {
    private let onShowAuthor: @MainActor (Author) -> Void

    init(
        repository: any FeedRepository,
        id: Post.ID,
        known: Post?,
        onShowAuthor: @escaping @MainActor (Author) -> Void
    ) {
        self.onShowAuthor = onShowAuthor
        let known = known.map { PostThread($0, comments: nil) }
        super.init(known) { (part, show) async throws(FeedError) in
            let post = if let part { part.post } else { try await repository.post(id) }
            show(PostThread(post, comments: nil))
            return PostThread(post, comments: try await repository.comments(on: id))
        }
    }
}

extension PostStore: PostActions {
    /// Calls the closure that the app has given to this store. Does nothing if no post is visible.
    public func showAuthor() {
        if let post = state.content?.post { onShowAuthor(post.author) }
    }
}
