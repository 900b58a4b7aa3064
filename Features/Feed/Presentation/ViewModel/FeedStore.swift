public import Core
import Foundation
public import Observation

/// Holds the posts that the feed shows.
@MainActor
@Observable
public final class FeedStore: Store {
    /// What the feed's page is now.
    public private(set) var state: FeedState = .idle {
        didSet { transitions.send(state) }
    }
    /// Every transition of `state`, in order.
    public let transitions = Transitions<FeedState>()

    private let feedUseCase: FeedUseCase
    private let clock: any Clock<Duration>
    private let work = LatestTask()
    private let typing = LatestTask()
    @ObservationIgnored private var query: FeedQuery
    @ObservationIgnored private var firstPage = 1

    init(feedUseCase: FeedUseCase, query: FeedQuery, clock: any Clock<Duration>) {
        self.feedUseCase = feedUseCase
        self.query = query
        self.clock = clock
    }
}

extension FeedStore: FeedActions {
    /// Goes through `loading` to `loaded` or `error`; newer work takes its place.
    public func load(page: Int) async {
        firstPage = page
        let before = state
        state = .loading(previous: before.content)
        await show(before: before) { [feedUseCase, query] () async throws(FeedError) in
            try await feedUseCase.list(query, page: page)
        }
    }

    /// Goes through `loadingNext` to `loaded` or `error`; does nothing at the end, or while something is under way.
    public func loadNext() async {
        guard let content = state.content, content.hasNext, !work.isRunning else { return }
        let before = state
        state = .loadingNext(content)
        await show(before: before) { [feedUseCase] () async throws(FeedError) in
            try await feedUseCase.extended(content.list)
        }
    }

    /// Loads the first page of what is shown; what was there stays until the answer comes.
    public func refresh() async {
        await load(page: firstPage)
    }

    /// Loads the first page of a search; a text that is being searched for already is not searched for again.
    public func search(_ text: String) async {
        let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
        let pause = await typing.run { [clock] in try await clock.sleep(for: .milliseconds(300)) }
        guard case .success = pause, text != query.search || !isCurrent else { return }
        query.search = text
        await load(page: 1)
    }

    /// Loads the first page of one author's posts.
    public func filter(author: ResourceID?) async {
        query.author = author
        await load(page: 1)
    }

    /// Goes back to what was before.
    public func cancel() {
        typing.cancel()
        work.cancel()
    }

    /// Whether the answer to the query is shown, or under way.
    private var isCurrent: Bool {
        if case .loaded = state { true } else { work.isRunning }
    }

    private func show(
        before: FeedState,
        _ fetch: @escaping @MainActor () async throws(FeedError) -> PostList
    ) async {
        switch await work.run(fetch) {
        case .success(let list): state = .loaded(FeedContent(list))
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
