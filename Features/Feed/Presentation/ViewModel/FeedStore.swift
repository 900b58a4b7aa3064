public import Core

/// Loads the posts of the feed and stores the state of the feed screen.
///
/// `ListStore` in Core does the work:
/// - `loadIfNeeded` and `load` show the first page, and `loadNext` adds the next page to it.
/// - `searchText` searches when the text has not changed for 300 ms.
/// - After an error, the posts stay visible, and `retry` repeats what failed.
/// - Without the server, the saved posts are shown, with their age.
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
