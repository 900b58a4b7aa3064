/// The ids of the elements that a list already shows. With them, the list shows no element twice.
public struct UniqueItems<ID: Hashable & Sendable>: Sendable {
    private var ids: Set<ID> = []

    /// Creates an object without ids.
    public init() {}

    /// Returns `page` without the elements that are already shown. The ids of the other elements are saved.
    ///
    /// Without new elements, there is no next page. So the list ends even if the server always sends the same page.
    public mutating func take<Element: Identifiable>(_ page: ListPage<Element>) -> ListPage<Element>
    where Element.ID == ID {
        let new = page.items.filter { ids.insert($0.id).inserted }
        return ListPage(items: new, total: page.total, hasNext: page.hasNext && !new.isEmpty)
    }
}
