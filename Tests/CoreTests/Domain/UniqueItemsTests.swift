import Core
import Testing

@Suite("Unique items")
struct UniqueItemsTests {
    private struct Item: Identifiable, Equatable {
        let id: Int
    }

    private func page(_ ids: Int...) -> ListPage<Item> {
        ListPage(items: ids.map(Item.init), total: 9, hasNext: true)
    }

    @Test("items that are already shown are removed from a page")
    func removesDuplicates() {
        var shown = UniqueItems<Int>()
        #expect(shown.take(page(1, 2, 1)) == page(1, 2))
        #expect(shown.take(page(2, 3)) == page(3))
    }

    @Test("a page that has no new items has no next page")
    func endsTheList() {
        var shown = UniqueItems<Int>()
        _ = shown.take(page(1, 2))
        #expect(shown.take(page(2, 1)) == ListPage(items: [], total: 9, hasNext: false))
    }
}
