/// The ids of the elements that a list shows, so that no element is shown twice. It keeps only the ids.
public struct UniqueItems<ID: Hashable & Sendable>: Sendable {
    private var ids: Set<ID> = []

    /// Starts with no element shown.
    public init() {}

    /// Removes from `page` what is shown already, and remembers the rest.
    ///
    /// A page that brings nothing new has no next page. So the list ends, even if the server sends the same page again
    /// and again.
    public mutating func take<Element: Identifiable>(_ page: ListPage<Element>) -> ListPage<Element>
    where Element.ID == ID {
        let new = page.items.filter { ids.insert($0.id).inserted }
        return ListPage(items: new, total: page.total, hasNext: page.hasNext && !new.isEmpty)
    }
}
