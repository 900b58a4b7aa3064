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
    public func load(page: Int) async {
        firstPage = page
        let previous = state.content
        state = .loading(previous: previous)
        await show(previous: previous) { [feedUseCase, query] () async throws(FeedError) in
            try await feedUseCase.list(query, page: page)
        }
    }

    public func loadNext() async {
        guard let content = state.content, content.hasNext, !work.isRunning else { return }
        state = .loadingNext(content)
        await show(previous: content) { [feedUseCase] () async throws(FeedError) in
            try await feedUseCase.extended(content.list)
        }
    }

    public func refresh() async {
        await load(page: firstPage)
    }

    public func search(_ text: String) async {
        let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
        let pause = await typing.run { [clock] in try await clock.sleep(for: .milliseconds(300)) }
        guard case .success = pause, text != query.search else { return }
        query.search = text
        await load(page: 1)
    }

    public func filter(author: ResourceID?) async {
        query.author = author
        await load(page: 1)
    }

    public func cancel() {
        typing.cancel()
        work.cancel()
    }

    private func show(
        previous: FeedContent?,
        _ fetch: @escaping @MainActor () async throws(FeedError) -> PostList
    ) async {
        switch await work.run(fetch) {
        case .success(let list): state = .loaded(FeedContent(list))
        case .failure(let error): state = .error(error, previous: previous)
        case .cancelled: state = previous.map(FeedState.loaded) ?? .idle
        case .superseded: break
        }
    }
}
