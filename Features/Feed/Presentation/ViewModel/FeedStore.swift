public import Core
public import Observation

/// Loads the posts of the feed and stores the state of the feed page.
@MainActor
@Observable
public final class FeedStore: Store {
    /// The current state of the page.
    public private(set) var state: FeedState = .idle(previous: nil) {
        didSet { transitions.send(_state) }
    }
    /// Delivers every new value of `state`, in order.
    public let transitions = Transitions<FeedState>()

    private let list: ListLoader<Post, FeedQuery, FeedError>
    private let onOpen: @MainActor (Post) -> Void

    init(
        feedUseCase: FeedUseCase,
        query: FeedQuery,
        clock: any Clock<Duration>,
        onOpen: @escaping @MainActor (Post) -> Void
    ) {
        self.onOpen = onOpen
        var authors = AuthorDirectory(repository: feedUseCase.repository)
        list = ListLoader(query, clock: clock) { (query, page, showSaved) async throws(FeedError) in
            // A list that starts again also loads the names of the authors again.
            let directory = showSaved == nil ? authors : AuthorDirectory(repository: feedUseCase.repository)
            let posts = try await feedUseCase.posts(query, page: page, authors: directory, showSaved: showSaved)
            authors = directory
            return posts
        }
        list.onChange = { [weak self] in self?.state = $0 }
    }
}

extension FeedStore {
    /// The text in the search field. A change starts a search when the text has not changed for 300 ms.
    public var searchText: String {
        get { list.searchText }
        set { list.searchText = newValue }
    }

    /// The query that the user asked for last. After a failed search, the visible posts are those of an older query.
    public var query: FeedQuery { list.query }
}

extension FeedStore: FeedActions {
    /// Loads the first page, or starts again what was cancelled. Does nothing if posts of the server are loaded.
    public func loadIfNeeded() async {
        await list.loadIfNeeded()
    }

    /// Sets the state to `loading`, and later to `loaded` or `error`. Replaces other work that is running.
    public func load(page: Int) async {
        await list.load(page: page)
    }

    /// Adds the next page to the visible posts. If other work is running, waits for it first. If the next page is
    /// already loading, only waits for it.
    public func loadNext() async {
        await list.loadNext()
    }

    /// Loads the first visible page again. After a failed search, the posts that are still visible are loaded again.
    public func refresh() async {
        await list.refresh()
    }

    /// Sets `searchText`, and loads the first page of the result. Repeats a search that failed.
    public func search(_ text: String) async {
        await list.search(text)
    }

    /// Loads the first page of the posts by `author`. `nil` means all authors.
    public func filter(author: Author.ID?) async {
        await list.load { $0.author = author }
    }

    /// Repeats exactly what failed, for example a search or the next page. Loads saved posts from the server again.
    public func retry() async {
        await list.retry()
    }

    /// Removes the error. After a failed search, or if the visible posts are saved ones, the state becomes `idle`.
    public func acknowledgeError() {
        list.acknowledgeError()
    }

    /// Calls the closure that the app has given to this store.
    public func open(_ post: Post) {
        onOpen(post)
    }

    /// Stops the running work. A search that is stopped starts again with `loadIfNeeded()`.
    public func cancel() {
        list.cancel()
    }
}
