/// The ids of the elements that a list shows, so that no element is shown twice. It keeps only the ids.
public struct UniqueItems<ID: Hashable & Sendable>: Sendable {
    private var ids: Set<ID> = []

    /// Creates an object that has no ids yet.
    public init() {}

    /// Removes the elements that are shown already from `page`, and keeps the ids of the others.
    ///
    /// A page without new elements has no next page. So the list ends even if the server always sends the same page.
    public mutating func take<Element: Identifiable>(_ page: ListPage<Element>) -> ListPage<Element>
    where Element.ID == ID {
        let new = page.items.filter { ids.insert($0.id).inserted }
        return ListPage(items: new, total: page.total, hasNext: page.hasNext && !new.isEmpty)
    }
}
