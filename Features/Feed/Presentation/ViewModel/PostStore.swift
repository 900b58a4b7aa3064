public import Core

/// Loads one post and stores the state of the screen that shows it. A comment of the user is shown at once, also while
/// it waits for the server.
@MainActor
public final class PostStore: LoadStore<PostThread, FeedError>, ScreenStore {
    /// The comments on the post, with the changes of the user.
    public let collection: ChangedCollection<PostComment>
    private let onShowAuthor: @MainActor (Author) -> Void
    private let onWrite: @MainActor (PostComment?) -> Void

    init(
        repository: any FeedRepository,
        id: Post.ID,
        initial: Post?,
        onShowAuthor: @escaping @MainActor (Author) -> Void,
        onWrite: @escaping @MainActor (PostComment?) -> Void
    ) {
        (self.onShowAuthor, self.onWrite) = (onShowAuthor, onWrite)
        collection = repository.changedComments(on: id)
        let initial = initial.map { PostThread($0, comments: nil) }
        super.init(initial, overlay: collection.overlay { $0.with($1) }) {
            await repository.savedPost(id)?.map { PostThread($0, comments: nil) }
        } fetch: { (part, show) async throws(FeedError) in
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

    /// Whether somebody is signed in.
    public var canComment: Bool { collection.changes.owner != .nobody }

    /// Calls the closure that the app has given to this store.
    public func write(_ comment: PostComment?) { onWrite(comment) }
}

extension PostStore: ChangingStore {
    /// The comments as they were loaded.
    public var loadedElements: Loaded<[PostComment]> { loadedElements(\.comments) }
}
