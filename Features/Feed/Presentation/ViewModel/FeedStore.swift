public import Core

/// Loads the posts of the feed and stores the state of the feed screen.
@MainActor
public final class FeedStore: ListStore<Post, FeedQuery, FeedError>, ScreenStore {
    private let onOpen: @MainActor (Post) -> Void

    init(
        feedUseCase: FeedUseCase,
        query: FeedQuery,
        clock: any Clock<Duration>,
        onOpen: @escaping @MainActor (Post) -> Void
    ) {
        self.onOpen = onOpen
        super.init(query, clock: clock, fetchSaved: feedUseCase.savedPosts, fetch: feedUseCase.posts)
    }
}

extension FeedStore: FeedActions {
    /// Calls the closure that the app has given to this store.
    public func open(_ post: Post) {
        onOpen(post)
    }
}
