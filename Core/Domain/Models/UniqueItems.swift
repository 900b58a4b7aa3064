/// The ids of the elements that a list already shows. With them, the list shows no element twice.
public struct UniqueItems<ID: Hashable & Sendable>: Sendable {
    private var ids: Set<ID> = []

    /// Creates an object without ids.
    public init() {}

    /// Returns `page` without the elements that are already shown, and adds the ids of the other elements.
    ///
    /// If `page` has no new elements, `hasNext` is false. So the list ends even if the server repeats the same page.
    public mutating func take<Element: Identifiable>(_ page: ListPage<Element>) -> ListPage<Element>
    where Element.ID == ID {
        let new = page.items.filter { ids.insert($0.id).inserted }
        return ListPage(items: new, total: page.total, hasNext: page.hasNext && !new.isEmpty)
    }
}
