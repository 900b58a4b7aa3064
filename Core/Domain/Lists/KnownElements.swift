/// The elements of consecutive pages of a list. No element appears twice.
struct KnownElements<Element: Identifiable> {
    private var ids: Set<Element.ID> = []
    /// Whether there is a page after the last added page.
    private(set) var hasNext = false

    /// Adds a page, and returns its elements that no earlier page contained. A page without new elements is the last
    /// page, because a server may send the same page again and again.
    mutating func add(_ page: ListPage<Element>) -> ListPage<Element> {
        let new = page.items.filter { ids.insert($0.id).inserted }
        hasNext = page.hasNext && !new.isEmpty
        return ListPage(items: new, total: page.total, hasNext: hasNext, savedAt: page.savedAt)
    }
}
