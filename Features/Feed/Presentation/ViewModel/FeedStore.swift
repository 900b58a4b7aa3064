public import Core

/// Loads the posts of the feed and stores the state of the feed screen.
/// `ListStore` in Core does the work.
@MainActor
public final class FeedStore: ListStore<Post, FeedQuery, FeedError>, ScreenStore {
    private let onOpen: @MainActor (Post) -> Void

    init(
        repository: any FeedRepository,
        query: FeedQuery,
        clock: any Clock<Duration>,
        onOpen: @escaping @MainActor (Post) -> Void
    ) {
        self.onOpen = onOpen
        super.init(query, clock: clock, fetch: repository.posts)
    }
}

extension FeedStore: FeedActions {
    /// Calls the closure that the app has given to this store.
    public func open(_ post: Post) {
        onOpen(post)
    }
}
