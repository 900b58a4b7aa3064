/// Remembers the ids of the elements that a list already shows, so that no element appears twice.
public struct UniqueItems<ID: Hashable & Sendable>: Sendable {
    private var ids: Set<ID> = []

    /// Creates an object that has no ids yet.
    public init() {}

    /// Returns `page` without the elements that are already shown. Remembers the ids of the new elements.
    ///
    /// If `page` has no new elements, the result has no next page. So the list ends even if the server repeats a page.
    public mutating func take<Element: Identifiable>(_ page: ListPage<Element>) -> ListPage<Element>
    where Element.ID == ID {
        let new = page.items.filter { ids.insert($0.id).inserted }
        return ListPage(items: new, total: page.total, hasNext: page.hasNext && !new.isEmpty)
    }
}
