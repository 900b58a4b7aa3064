public import Core

/// Loads the posts of the feed and stores the state of the feed screen.
@MainActor
public final class FeedStore: ListStore, ScreenStore {
    /// The current state of the screen.
    public var state: FeedState { loader.state }
    /// Loads the posts page by page. A saved page can be shown until the page of the server is loaded.
    public let loader: ListLoader<Post, FeedQuery, FeedError>
    private let onOpen: @MainActor (Post) -> Void

    init(
        feedUseCase: FeedUseCase,
        query: FeedQuery,
        clock: any Clock<Duration>,
        onOpen: @escaping @MainActor (Post) -> Void
    ) {
        loader = ListLoader(query, clock: clock, fetchSaved: feedUseCase.savedPosts, fetch: feedUseCase.posts)
        self.onOpen = onOpen
    }
}

extension FeedStore: FeedActions {
    /// Calls the closure that the app has given to this store.
    public func open(_ post: Post) {
        onOpen(post)
    }
}
