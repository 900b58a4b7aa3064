public import Core
import Foundation
public import Observation

/// Loads the posts of the feed and stores the state of the feed page.
@MainActor
@Observable
public final class FeedStore: Store {
    /// The current state of the page.
    public private(set) var state: FeedState = .idle {
        didSet { transitions.send(state) }
    }
    /// Delivers every new value of `state`, in order.
    public let transitions = Transitions<FeedState>()

    private let feedUseCase: FeedUseCase
    private let clock: any Clock<Duration>
    private let work = LatestTask()
    private let typing = LatestTask()
    @ObservationIgnored private var query: FeedQuery
    @ObservationIgnored private var firstPage = 1
    @ObservationIgnored private var shown = UniqueItems<Post.ID>()
    @ObservationIgnored private var authors: AuthorDirectory

    init(feedUseCase: FeedUseCase, query: FeedQuery, clock: any Clock<Duration>) {
        self.feedUseCase = feedUseCase
        self.query = query
        self.clock = clock
        authors = AuthorDirectory(repository: feedUseCase.repository)
    }
}

extension FeedStore: FeedActions {
    /// Sets the state to `loading`, and later to `loaded` or `error`. Cancels other work that is running.
    public func load(page: Int) async {
        firstPage = page
        let authors = AuthorDirectory(repository: feedUseCase.repository)
        await load(page, of: query, authors, through: .loading(previous: state.content)) { [query] found in
            self.authors = authors
            shown = UniqueItems()
            return FeedContent(shown.take(found), query: query, page: page)
        }
    }

    /// Sets the state to `loadingNext`, and later to `loaded` or `error`. Does nothing on the last page, or while a
    /// page is loading.
    public func loadNext() async {
        guard let content = state.content, content.hasNext, !work.isRunning else { return }
        await load(content.lastPage + 1, of: content.query, authors, through: .loadingNext(content)) { found in
            var content = content
            content.append(shown.take(found))
            return content
        }
    }

    /// Works like `loadNext()`, but replaces the visible posts. Leaves out posts that an earlier page already
    /// contained.
    public func showNext() async {
        guard let content = state.content, content.hasNext, !work.isRunning else { return }
        let page = content.lastPage + 1
        await load(page, of: content.query, authors, through: .loadingNext(content)) { found in
            firstPage = page
            return FeedContent(shown.take(found), query: content.query, page: page)
        }
    }

    /// Loads the first visible page again. The current posts stay visible until the response arrives.
    public func refresh() async {
        await load(page: firstPage)
    }

    /// Loads the first page of the search result. Does nothing if this result is already visible or loading.
    public func search(_ text: String) async {
        let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
        let pause = await typing.run { [clock] in try await clock.sleep(for: .milliseconds(300)) }
        guard case .success = pause, text != query.search || !isCurrent else { return }
        query.search = text
        await load(page: 1)
    }

    /// Loads the first page of the posts by `author`. `nil` means all authors.
    public func filter(author: ResourceID?) async {
        query.author = author
        await load(page: 1)
    }

    /// Cancels the current work and sets the state back to its value before this work.
    public func cancel() {
        typing.cancel()
        work.cancel()
    }

    /// Whether the posts of the current query are visible or loading.
    private var isCurrent: Bool {
        if case .loaded = state { true } else { work.isRunning }
    }

    private func load(
        _ page: Int,
        of query: FeedQuery,
        _ authors: AuthorDirectory,
        through loading: FeedState,
        _ content: (ListPage<Post>) -> FeedContent
    ) async {
        let before = state
        state = loading
        let outcome = await work.run { [feedUseCase] () async throws(FeedError) in
            try await feedUseCase.posts(query, page: page, authors: authors)
        }
        switch outcome {
        case .success(let found): state = .loaded(content(found))
        case .failure(let error): state = .error(error, previous: before.content)
        case .cancelled: goBack(to: before)
        case .superseded: break
        }
    }

    private func goBack(to before: FeedState) {
        state = before
        query = before.content?.query ?? query
        firstPage = before.content?.firstPage ?? firstPage
    }
}

extension FeedContent {
    fileprivate init(_ found: ListPage<Post>, query: FeedQuery, page: Int) {
        self.init(found.items, query: query, page: page, total: found.total, hasNext: found.hasNext)
    }
}
