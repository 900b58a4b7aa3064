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

typealias ItemStore = ListStore<ListItem, ItemQuery, ListFailure>
typealias ItemState = ItemStore.State

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
        store = Self.store(query, clock, script)
        store.transitions.observe { [texts] in texts.pass(through: $0.text) }
    }

    private static func store(_ query: ItemQuery, _ clock: TestClock, _ script: Locked<Script>) -> ItemStore {
        ItemStore(query, clock: clock) { (request, show) async throws(ListFailure) in
            let saved = script.value.savedPage(request.query, request.page)
            if let saved { await show(saved) }
            return try script.answer(request.query, request.page, saved)
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
        recorder.expect(step.states, sourceLocation: location)
        #expect(script.value.answers.isEmpty, "There are answers without a request.", sourceLocation: location)
        if let field = step.field {
            #expect(store.searchText == field, sourceLocation: location)
        }
    }

    private func act(_ step: ListStep) async {
        switch step.action {
        case .save(let page, let items, let hour): script.change { $0.save(page, items, hour) }
        case .search(let text, pause: true):
            async let search: Void = store.search(text)
            await clock.sleepers(1, sourceLocation: step.sourceLocation)
            clock.advance(by: .milliseconds(300))
            await search
        default: await store.act(step.action)
        }
    }
}

private struct Script: Sendable {
    var answers: [ListAnswer] = []
    private var saved: [Int: ListPage<ListItem>] = [:]

    mutating func save(_ page: Int, _ items: [Int], _ hour: Int) {
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
    fileprivate func answer(
        _ query: ItemQuery,
        _ page: Int,
        _ saved: ListPage<ListItem>?
    ) throws(ListFailure) -> ListPage<ListItem> {
        let answer = change { $0.answers.isEmpty ? .list : $0.answers.removeFirst() }
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
    var text: String {
        let (name, next) =
            switch self {
            case .idle: ("idle", "")
            case .loading: ("loading", "")
            case .loaded(_, next: nil): ("loaded", "")
            case .loaded(_, next: .waiting): ("loaded", "…")
            case .loaded(_, next: .loading): ("loading", "next loading")
            case .loaded(_, next: .failed): ("error", "next failed")
            case .error: ("error", "")
            }
        guard let content else { return name }
        let notes = (content.notes + [isOutdated ? "outdated" : "", next == "…" ? "" : next]).filter { !$0.isEmpty }
        let words = [name] + content.words + (next == "…" ? [next] : [])
        return (words + (notes.isEmpty ? [] : ["(\(notes.joined(separator: ", ")))"])).joined(separator: " ")
    }
}

extension ItemState.Content {
    fileprivate var words: [String] {
        let query = [query.isOdd ? "odd" : "", query.search].filter { !$0.isEmpty }.joined(separator: " ")
        return (query.isEmpty ? [] : [query + ":"]) + items.map { "\($0.id)" }
            + (total == 5 ? [] : ["of \(total.map(String.init) ?? "?")"])
    }

    fileprivate var notes: [String] {
        let pages = lastPage > firstPage ? "pages \(firstPage)-\(lastPage)" : firstPage > 1 ? "page \(firstPage)" : ""
        return [pages, savedAt.map { "saved \(Int($0.timeIntervalSince1970))" } ?? ""]
    }
}
