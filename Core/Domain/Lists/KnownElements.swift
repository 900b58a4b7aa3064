/// The elements of consecutive pages of a list. No element appears twice.
package struct KnownElements<Element: Identifiable> {
    private var ids: Set<Element.ID> = []
    /// How many elements the server has sent. `nil` means that the pages before the first one are not known.
    private var received: Int?
    private var repeats = 0
    /// Whether there is a page after the last added page.
    package private(set) var hasNext = false

    package init(from first: Int) { received = first == 1 ? 0 : nil }

    /// Adds a page, and returns its elements that no earlier page contained. A total below what came is missing. The list
    /// goes on while fewer elements than its total came, but ends after 20 pages without new elements, because a server may
    /// send the same page again and again. Without a total, one such page is the end. With `isNext` false, it is an earlier
    /// page again.
    package mutating func add(_ page: ListPage<Element>, isNext: Bool = true) -> ListPage<Element> {
        let new = page.items.filter { ids.insert($0.id).inserted }
        // Some elements of a saved page can be lost.
        received = isNext && page.savedAt == nil ? received.map { $0 + page.items.count + page.nulls } : nil
        let total = page.total.flatMap { $0 < received ?? 0 ? nil : $0 }
        repeats = new.isEmpty ? repeats + 1 : 0
        let isIncomplete = total.map { total in received.map { $0 < total } ?? page.hasNext } ?? false
        let isNew = !new.isEmpty || page.nulls > 0 && repeats < 20
        hasNext = page.hasNext && isNew || isIncomplete && repeats < 20 && (page.hasNext || !page.items.isEmpty)
        return ListPage(items: new, total: total, hasNext: hasNext, savedAt: page.savedAt, known: page.known)
    }
}
