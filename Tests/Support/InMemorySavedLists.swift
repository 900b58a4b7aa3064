public import Core
import Foundation

/// Saves lists in memory as long as this object exists, for example in a test. The number of elements has no limit.
public actor InMemorySavedLists: SavedLists {
    private var lists: [String: any Sendable] = [:]

    /// Creates an object without elements.
    public init() {}

    /// Returns the list with this name. All lists with the same name have the same elements.
    public nonisolated func list<Element: SavedElement>(_ name: String) -> any SavedList<Element> {
        InMemorySavedList(lists: self, name: name)
    }

    fileprivate func use<Element, Result>(
        _ name: String,
        _ work: @Sendable (inout [Element.ID: InMemoryElement<Element>]) -> Result
    ) -> Result {
        var elements = lists[name] as? [Element.ID: InMemoryElement<Element>] ?? [:]
        defer { lists[name] = elements }
        return work(&elements)
    }
}

private struct InMemoryElement<Element: SavedElement>: Sendable {
    var element: Element
    var position: Int?
    var total: Int?
    var hasNext = true
    var date: Date
    var includedChanges: Set<Int> = []
}

private struct InMemorySavedList<Element: SavedElement>: SavedList {
    let lists: InMemorySavedLists
    let name: String

    func page(_ number: Int, of query: some ListQuery) async -> ListPage<Element>? {
        let positions = ListPage<Element>.positions(ofPage: number, limit: query.limit)
        let saved: [InMemoryElement<Element>] = await lists.use(name) { Array($0.values) }
        if query.selectsAll {
            let found = saved.filter { $0.position.map(positions.contains) == true }
                .sorted { ($0.position ?? 0) < ($1.position ?? 0) }
            guard let last = found.last, let date = found.map(\.date).min() else { return nil }
            return ListPage(
                items: found.map(\.element),
                total: last.total,
                hasNext: last.hasNext,
                savedAt: date,
                includedChanges: included(by: found)
            )
        }
        let all = saved.filter { query.matches($0.element) }.sorted { $0.element.id < $1.element.id }
        let found = all[positions.clamped(to: all.indices)]
        guard let date = (found.isEmpty ? saved[...] : found).map(\.date).min() else { return nil }
        let hasNext = positions.upperBound < all.count
        return ListPage(
            items: found.map(\.element),
            total: nil,
            hasNext: hasNext,
            savedAt: date,
            includedChanges: included(by: Array(found))
        )
    }

    /// The changes that all of these elements include.
    private func included(by elements: [InMemoryElement<Element>]) -> Set<Int> {
        elements.reduce(elements.first?.includedChanges ?? []) { $0.intersection($1.includedChanges) }
    }

    func element(_ id: Element.ID) async -> SavedCopy<Element>? {
        await lists.use(name) { (saved: inout [Element.ID: InMemoryElement<Element>]) in
            saved[id].map { SavedCopy($0.element, savedAt: $0.date, includedChanges: $0.includedChanges) }
        }
    }

    func save(_ page: ListPage<Element>, number: Int, of query: some ListQuery, at date: Date) async {
        let positions = ListPage<Element>.positions(ofPage: number, limit: query.limit)
        let elements = page.items.prefix(positions.count)
        await lists.use(name) { (saved: inout [Element.ID: InMemoryElement<Element>]) in
            let replaced = positions.lowerBound..<(page.hasNext ? positions.upperBound : .max)
            for (id, old) in saved where query.selectsAll && old.position.map(replaced.contains) == true {
                saved[id]?.position = nil
            }
            let before = positions.lowerBound - positions.count
            if query.selectsAll, elements.isEmpty, !page.hasNext {
                let last = saved.values.compactMap(\.position).filter { $0 >= before }.max() ?? -1
                for (id, old) in saved where old.position == last { saved[id]?.hasNext = false }
            }
            for (index, element) in elements.enumerated() {
                let included = page.includedChanges
                var new = saved[element.id] ?? InMemoryElement(element: element, date: date, includedChanges: included)
                (new.element, new.date) = (element, date)
                if query.selectsAll {
                    new.position = positions.lowerBound + index
                    new.total = page.total
                    new.includedChanges = included
                    new.hasNext = page.hasNext || index + 1 < elements.count
                }
                saved[element.id] = new
            }
        }
    }
}
