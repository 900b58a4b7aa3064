import Core
import Foundation
import TestSupport

/// A server with a simple list, and a user who adds and removes elements while pages of the list are loaded. Any event
/// can be between a request, the moment when the server answers it, and the moment when its page is here.
struct LoadedPagesModel {
    struct Element: Identifiable, Hashable, Sendable { let id: Int }

    struct Query: ListQuery {
        var search = ""
        let limit: Int
    }

    struct Settings: Sendable {
        var limit = 2
        /// The most elements on a page of the server.
        var cap = Int.max
        var sendsTotal = true
        var isOffline = false
    }

    /// A change of the user.
    private struct Change {
        let number: Int
        let id: Int
        let isRemoval: Bool
        /// Whether it waits, was refused, or has its answer. A change that the user withdraws is removed.
        var state = State.waiting
        var tries = 0
        /// Whether the server has executed it. Its answer can be lost.
        var isExecuted = false

        enum State { case waiting, refused, sent }
        var isSent: Bool { state == .sent }
        var isCounted: Bool { isSent || tries > (state == .refused ? 1 : 0) }
    }

    /// A page, and the changes that the server had executed when it sent the page.
    private struct Answer {
        let page: ListPage<Element>
        let executed: Set<Int>
    }

    private let settings: Settings
    private var random: SeededRandom
    private var server = Array((1...9).reversed())
    private var changes: [Change] = []
    private var lastNumber = 0
    private var saved: [Int: Answer] = [:]
    private var isAvailable = true
    /// Whether nothing has happened during each request since page 1 was loaded.
    private var isAlwaysQuiet = true
    /// Whether the last page that was loaded was the last one of the list.
    private var isComplete = false
    /// The changes that were sent before the last request.
    private var includedLast: Set<Int> = []
    private(set) var pages: LoadedPages<Element, Query>
    /// What is wrong, for example `missing: [3]`.
    private(set) var problems: [String] = []
    private(set) var log: [String] = []

    init(_ settings: Settings, seed: UInt64) {
        (self.settings, random) = (settings, SeededRandom(seed: seed))
        pages = LoadedPages(Query(limit: settings.limit))
    }

    /// Loads pages at random, lets the server answer all changes that were tried, and loads the rest of the list.
    mutating func run() {
        start()
        for _ in 1...Int.random(in: 1...6, using: &random) {
            act()
            if pages.content?.savedAt != nil, Bool.random(using: &random) { start() } else { loadNext() }
        }
        while let index = changes.firstIndex(where: { $0.isCounted && !$0.isSent }) { send(index) }
        isAvailable = true
        if pages.content?.savedAt != nil { start(isLast: true) }
        var count = 0
        while pages.next(after: counted) != nil, count < 20 {
            loadNext(isLast: true)
            count += 1
        }
        if count == 20 { problems.append("the list does not end") }
        check()
    }

    /// All elements are loaded once. An element that the user has added is loaded if all pages include the addition.
    /// Where an element is that was missing meanwhile, is not always known.
    private mutating func check() {
        let items = pages.content?.items.map(\.id) ?? []
        let added = changes.filter { !$0.isRemoval && !pages.includedChanges.contains($0.number) }.map(\.id)
        let expected = server.filter { !added.contains($0) }
        let missing = Set(expected).subtracting(items)
        if Set(items).count != items.count { problems.append("an element is shown twice: \(items)") }
        if !missing.isEmpty { problems.append("missing: \(missing)") }
        if isAlwaysQuiet, items.filter(server.contains) != server.filter(items.contains) {
            problems.append("wrong order: \(items)")
        }
    }

    /// The total is that of the last page. It is not known whether it includes a change whose answer is missing, except
    /// the removal of an element that is on the page.
    private mutating func checkTotal(_ loaded: [Answer]) {
        guard let last = loaded.last, settings.sendsTotal else { return }
        guard let total = pages.content?.total else {
            if isAlwaysQuiet { problems.append("no total") }
            return
        }
        let ids = Set(loaded.flatMap(\.page.items).map(\.id))
        let isUncertain = changes.contains { change in
            let maybe = last.page.savedAt == nil && change.isCounted && change.isRemoval && !ids.contains(change.id)
            return !last.page.includedChanges.contains(change.number)
                && (maybe || last.executed.contains(change.number))
        }
        let inTotal = pages.changesInTotal.union(pages.removalsMaybeInTotal)
        let isRight = changes.allSatisfy { last.executed.contains($0.number) == inTotal.contains($0.number) }
        if total != last.page.total || !isUncertain && !isRight { problems.append("the total has \(inTotal)") }
    }
}

extension LoadedPagesModel {
    private var sentNumbers: Set<Int> { Set(changes.filter(\.isSent).map(\.number)) }

    private var counted: [CountedChange] {
        changes.filter(\.isCounted).map {
            CountedChange($0.number, of: "\($0.id)", isRemoval: $0.isRemoval, isSent: $0.isSent)
        }
    }

    private mutating func start(isLast: Bool = false) {
        isAlwaysQuiet = true
        let answer = fetch(1, isLast)
        let page = answer.page
        log.append("page 1: \(page.items.map(\.id))\(page.savedAt == nil ? "" : " saved")")
        pages = LoadedPages(page, for: ListRequest(pages.query), after: counted)
        checkTotal([answer])
    }

    private mutating func loadNext(isLast: Bool = false) {
        guard let plan = pages.next(after: counted) else { return }
        checkSize(of: plan)
        let before = sentNumbers
        var loaded: [Answer] = []
        for number in plan.pages where loaded.last?.page.hasNext != false { loaded.append(fetch(number, isLast)) }
        pages.add(loaded.map(\.page), of: plan, after: counted)
        log.append("plan \(plan.pages): \(loaded.map { $0.page.items.map(\.id) })")
        checkTotal(loaded)
        // Without a new answer, no page is asked for again, except with saved pages.
        guard sentNumbers == before, let next = pages.next(after: counted), let last = pages.content?.lastPage
        else { return }
        if next == plan || next.pages.lowerBound <= last && pages.content?.savedAt == nil {
            problems.append("\(next.pages) after \(plan.pages), and nothing has happened")
        }
    }

    /// If nothing happened during the requests, each page is asked for again only if elements have moved to it, and
    /// none after the end of the list.
    private mutating func checkSize(of plan: LoadedPages<Element, Query>.Plan) {
        let removals = counted.count { $0.isRemoval && !includedLast.contains($0.number) }
        let size = min(settings.limit, settings.cap)
        if isAlwaysQuiet, isComplete || plan.pages.count > 1 + (removals + size - 1) / size {
            problems.append("\(plan.pages) after \(removals) removals")
        }
    }

    private mutating func fetch(_ number: Int, _ isLast: Bool) -> Answer {
        if settings.isOffline, !isLast, Int.random(in: 0...3, using: &random) == 0 { isAvailable.toggle() }
        let (included, before) = (sentNumbers, log.count)
        includedLast = included
        defer {
            let isQuiet = log.count == before && isAvailable && changes.allSatisfy { $0.isSent || !$0.isCounted }
            isAlwaysQuiet = isAlwaysQuiet && isQuiet
        }
        if !isLast { act() }
        if !isAvailable, let answer = saved[number] { return answer }
        let size = min(settings.limit, settings.cap)
        let items = ListPage(number, of: server.map(Element.init), limit: size).items
        let total = settings.sendsTotal ? server.count : nil
        let hasNext = settings.sendsTotal ? number * size < server.count : items.count == size
        isComplete = !hasNext
        let executed = Set(changes.filter(\.isExecuted).map(\.number))
        func answer(_ date: Date?) -> Answer {
            let page = ListPage(items: items, total: total, hasNext: hasNext, savedAt: date, includedChanges: included)
            return Answer(page: page, executed: executed)
        }
        saved[number] = answer(.distantPast)
        if !isLast { act() }
        return answer(nil)
    }

    /// What happens meanwhile: nothing, a new change, another try, or a change is withdrawn before it was executed.
    private mutating func act() {
        while Int.random(in: 0...9, using: &random) < 4 {
            switch Int.random(in: 0...9, using: &random) {
            case 0...1: add(100 + lastNumber, isRemoval: false)
            case 2...5:
                let removed = Set(changes.filter(\.isRemoval).map(\.id))
                let left = server.filter { !removed.contains($0) }
                if let id = left.randomElement(using: &random) { add(id, isRemoval: true) }
            case 6:
                let waiting = changes.indices.filter { !changes[$0].isExecuted }
                guard let index = waiting.randomElement(using: &random) else { continue }
                log.append("\(changes.remove(at: index).id) is withdrawn")
            default:
                let unsent = changes.indices.filter { !changes[$0].isSent }
                if let index = unsent.randomElement(using: &random) { attempt(index) }
            }
        }
    }

    private mutating func add(_ id: Int, isRemoval: Bool) {
        lastNumber += 1
        changes.append(Change(number: lastNumber, id: id, isRemoval: isRemoval))
        attempt(changes.count - 1)
    }

    private mutating func attempt(_ index: Int) {
        // A refused change is sent again as a new one.
        if changes[index].state == .refused { (changes[index].state, changes[index].tries) = (.waiting, 0) }
        switch Int.random(in: 0...7, using: &random) {
        case 0: log.append("\(changes[index].id) waits")
        case 1: answer(index, "503")
        case 2 where !changes[index].isExecuted:
            changes[index].state = .refused
            answer(index, "refused")
        case 3:
            execute(index)
            answer(index, "answer lost")
        default: send(index)
        }
    }

    private mutating func send(_ index: Int) {
        execute(index)
        changes[index].state = .sent
        answer(index, "")
    }

    private mutating func execute(_ index: Int) {
        let change = changes[index]
        guard !change.isExecuted else { return }
        if change.isRemoval { server.removeAll { $0 == change.id } } else { server.insert(change.id, at: 0) }
        changes[index].isExecuted = true
    }

    private mutating func answer(_ index: Int, _ answer: String) {
        changes[index].tries += 1
        log.append("\(changes[index].isRemoval ? "remove" : "add") \(changes[index].id) \(answer)")
    }
}
