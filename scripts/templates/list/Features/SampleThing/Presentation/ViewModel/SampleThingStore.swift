public import Core
import Foundation
public import Observation

/// Holds the items that the list shows.
@MainActor
@Observable
public final class SampleThingStore: Store {
    /// What the list's page is now.
    public private(set) var state: SampleThingState = .idle {
        didSet { transitions.send(state) }
    }
    /// Every transition of `state`, in order.
    public let transitions = Transitions<SampleThingState>()

    private let sampleThingUseCase: SampleThingUseCase
    private let clock: any Clock<Duration>
    private let work = LatestTask()
    private let typing = LatestTask()
    @ObservationIgnored private var query: SampleThingQuery
    @ObservationIgnored private var firstPage = 1

    init(sampleThingUseCase: SampleThingUseCase, query: SampleThingQuery, clock: any Clock<Duration>) {
        self.sampleThingUseCase = sampleThingUseCase
        self.query = query
        self.clock = clock
    }
}

extension SampleThingStore: SampleThingActions {
    /// Goes through `loading` to `loaded` or `error`; newer work takes its place.
    public func load(page: Int) async {
        firstPage = page
        let before = state
        state = .loading(previous: before.content)
        await show(before: before) { [sampleThingUseCase, query] () async throws(SampleThingError) in
            try await sampleThingUseCase.list(query, page: page)
        }
    }

    /// Goes through `loadingNext` to `loaded` or `error`; does nothing at the end, or while something is under way.
    public func loadNext() async {
        guard let content = state.content, content.hasNext, !work.isRunning else { return }
        let before = state
        state = .loadingNext(content)
        await show(before: before) { [sampleThingUseCase] () async throws(SampleThingError) in
            try await sampleThingUseCase.extended(content.list)
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
        before: SampleThingState,
        _ fetch: @escaping @MainActor () async throws(SampleThingError) -> SampleThingList
    ) async {
        switch await work.run(fetch) {
        case .success(let list): state = .loaded(SampleThingContent(list))
        case .failure(let error): state = .error(error, previous: before.content)
        case .cancelled: goBack(to: before)
        case .superseded: break
        }
    }

    private func goBack(to before: SampleThingState) {
        state = before
        query = before.content?.query ?? query
        firstPage = before.content?.firstPage ?? firstPage
    }
}
