import Core
import Foundation
import TestSupport
import Testing

struct ListItem: Identifiable, Hashable, Sendable {
    let id: Int
}

struct ItemQuery: ListQuery {
    var search = ""
    var isOdd = false
    var limit = 2

    func matches(_ item: ListItem) -> Bool {
        (search.isEmpty || "\(item.id)".contains(search)) && !(isOdd && item.id.isMultiple(of: 2))
    }
}

typealias ItemLoader = ListLoader<ListItem, ItemQuery, ListFailure>
typealias ItemState = LoadState<ItemLoader.Content, ListFailure>

/// The store of a list adds nothing to its loader.
final class ItemStore: ListStore {
    var state: ItemState { loader.state }
    let loader: ItemLoader

    init(_ loader: ItemLoader) {
        self.loader = loader
    }
}

/// A store with a scripted server. There are two items on a page.
@MainActor
struct ScriptedList {
    let clock = TestClock()
    let store: ItemStore
    private let script = Locked(Script())
    private let texts = PlainStore("idle")
    private let recorder: StateRecorder<String>

    init(_ query: ItemQuery = ItemQuery()) {
        recorder = StateRecorder(texts)
        store = ItemStore(Self.loader(query, clock, script))
        store.transitions.observe { [texts] in texts.pass(through: $0.text) }
    }

    private static func loader(_ query: ItemQuery, _ clock: TestClock, _ script: Locked<Script>) -> ItemLoader {
        ItemLoader(query, clock: clock) { query, page in
            await script.savedPage(query, page, clock)
        } fetch: { (query, page, saved) async throws(ListFailure) in
            try await script.answer(query, page, saved, clock)
        }
    }

    func run(_ row: ListRow) async {
        await run(row.steps)
    }

    func run(_ steps: ListStep...) async {
        await run(steps)
    }

    private func run(_ steps: [ListStep]) async {
        for step in steps {
            await run(step)
        }
    }

    private func run(_ step: ListStep) async {
        let location = step.sourceLocation
        script.change { $0.answers = step.answers }
        await act(step)
        if let count = step.sleeping {
            for state in step.states {
                await recorder.next(state, sourceLocation: location)
            }
            await clock.sleepers(count, sourceLocation: location)
        }
        recorder.expect(step.sleeping == nil ? step.states : [], sourceLocation: location)
        #expect(script.value.answers.isEmpty, "There are answers without a request.", sourceLocation: location)
        if let field = step.field {
            #expect(store.searchText == field, sourceLocation: location)
        }
    }

    private func act(_ step: ListStep) async {
        switch step.action {
        case .acknowledgeError: store.acknowledgeError()
        case .cancel: store.cancel()
        case .type(let text): store.searchText = text
        case .save(let page, let items, let hour, let isLate): script.change { $0.save(page, items, hour, isLate) }
        case .time(let milliseconds):
            clock.advance(by: .milliseconds(milliseconds))
            if step.sleeping == nil { await rest() }
        case .search(let text, pause: true):
            let caller = Task { await store.search(text) }
            await clock.sleepers(1, sourceLocation: step.sourceLocation)
            clock.advance(by: .milliseconds(300))
            await finish(caller, of: step)
        case .search(let text, pause: false): await finish(Task { await store.search(text) }, of: step)
        case .load(let page): await finish(Task { await store.load(page: page) }, of: step)
        case .odd: await finish(Task { await store.loader.load { $0.isOdd = true } }, of: step)
        case .loadIfNeeded: await finish(Task { await store.loadIfNeeded() }, of: step)
        case .loadNext: await finish(Task { await store.loadNext() }, of: step)
        case .refresh: await finish(Task { await store.load() }, of: step)
        case .retry: await finish(Task { await store.retry() }, of: step)
        }
    }

    /// Waits for the caller of an action. A caller that is cancelled returns at once, and its work goes on.
    private func finish(_ caller: Task<Void, Never>, of step: ListStep) async {
        if step.sleeping != nil { caller.cancel() }
        await caller.value
    }

    /// Waits for the end of all work, and starts no work.
    private func rest() async {
        if store.state.error == nil { await store.retry() } else { await store.loadIfNeeded() }
    }
}

private struct Script: Sendable {
    var answers: [ListAnswer] = []
    var isLate = false
    private var saved: [Int: ListPage<ListItem>] = [:]

    mutating func save(_ page: Int, _ items: [Int], _ hour: Int, _ isLate: Bool) {
        self.isLate = isLate
        let date = Date(timeIntervalSince1970: TimeInterval(hour))
        let items = items.map(ListItem.init)
        saved[page] = ListPage(items: items, total: 5, hasNext: page < 3, savedAt: date)
    }

    /// A search finds items of all saved pages.
    func savedPage(_ query: ItemQuery, _ page: Int) -> ListPage<ListItem>? {
        guard query.search != "", let date = saved.values.compactMap(\.savedAt).min() else { return saved[page] }
        let items = saved.values.flatMap(\.items).filter(query.matches)
        return ListPage(items: items, total: nil, hasNext: false, savedAt: date)
    }
}

extension Locked<Script> {
    fileprivate func savedPage(_ query: ItemQuery, _ page: Int, _ clock: TestClock) async -> ListPage<ListItem>? {
        if value.isLate { try? await clock.sleep(for: .seconds(1)) }
        return value.savedPage(query, page)
    }

    fileprivate func answer(
        _ query: ItemQuery,
        _ page: Int,
        _ saved: ListPage<ListItem>?,
        _ clock: TestClock
    ) async throws(ListFailure) -> ListPage<ListItem> {
        let answer = change { $0.answers.isEmpty ? .list : $0.answers.removeFirst() }
        if answer.ignoresCancellation {
            try? await Task { try await clock.sleep(for: .seconds(1)) }.value
        } else if answer.isLate {
            try? await clock.sleep(for: .seconds(1))
        }
        if answer.failure == .offline, let saved { return saved }
        if let failure = answer.failure { throw failure }
        guard let items = answer.items?.map(ListItem.init) else {
            return ListPage(page, of: (1...5).map(ListItem.init).filter(query.matches), limit: query.limit)
        }
        let hasNext = answer.total.map { page * query.limit < $0 } ?? (items.count == query.limit)
        return ListPage(items: items, total: answer.total, hasNext: hasNext)
    }
}

extension ItemState {
    fileprivate var text: String {
        let name =
            switch self {
            case .idle: "idle"
            case .loading: "loading"
            case .loaded: "loaded"
            case .error: "error"
            }
        return ([name] + (content?.words ?? [])).joined(separator: " ")
    }
}

extension ItemLoader.Content {
    fileprivate var words: [String] {
        let query = [query.isOdd ? "odd" : "", query.search].filter { !$0.isEmpty }.joined(separator: " ")
        let pages = lastPage > firstPage ? "pages \(firstPage)-\(lastPage)" : firstPage > 1 ? "page \(firstPage)" : ""
        let notes = [
            pages, savedAt.map { "saved \(Int($0.timeIntervalSince1970))" } ?? "", isOutdated ? "outdated" : "",
            next == .loading ? "next loading" : "", next == .failed ? "next failed" : "",
        ]
        .filter { !$0.isEmpty }.joined(separator: ", ")
        return (query.isEmpty ? [] : [query + ":"]) + items.map { "\($0.id)" }
            + (total == 5 ? [] : ["of \(total.map(String.init) ?? "?")"]) + (next == .available ? ["…"] : [])
            + (notes.isEmpty ? [] : ["(\(notes))"])
    }
}
