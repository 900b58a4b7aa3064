/// The ids of the elements of consecutive pages of a list, and whether the list goes on. No element appears twice.
package struct SeenElements<Element: Identifiable> {
    private var ids: Set<Element.ID> = []
    /// How many elements the server has sent. `nil` means that the pages before the first one were not loaded.
    private var received: Int?
    private var repeats = 0
    /// Whether there is a page after the last added page.
    package private(set) var hasNext = false

    package init(from first: Int) { received = first == 1 ? 0 : nil }

    /// Adds a page, and returns its elements that no earlier page had. A total below what came is missing. The list
    /// goes on while fewer elements than its total came, but ends after 20 pages without new elements, because a server
    /// may send the same page again and again. Without a total, one such page is the end, unless its elements can have
    /// moved: `added` is how many elements were added before them. With `isNext` false, it is an earlier page again.
    package mutating func add(_ page: ListPage<Element>, isNext: Bool = true, added: Int = 0) -> ListPage<Element> {
        let new = page.items.filter { ids.insert($0.id).inserted }
        // Some elements of a saved page can be lost.
        received = isNext && page.savedAt == nil ? received.map { $0 + page.items.count + page.nulls } : nil
        let total = page.total.flatMap { $0 < received ?? 0 ? nil : $0 }
        repeats = new.isEmpty && isNext ? repeats + 1 : 0
        let isIncomplete = total.map { total in received.map { $0 < total } ?? page.hasNext } ?? false
        let hasMoved = repeats * max(1, page.items.count) <= added
        let isNew = !new.isEmpty || hasMoved || page.nulls > 0 && repeats < 20
        hasNext = page.hasNext && isNew || isIncomplete && repeats < 20 && (page.hasNext || !page.items.isEmpty)
        var result = page
        result.items = new
        result.total = total
        result.hasNext = hasNext
        return result
    }
}

extension SeenElements: Sendable where Element.ID: Sendable {}
