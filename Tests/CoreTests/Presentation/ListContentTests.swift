import Core
import Testing

@Suite("The content of a list")
struct ListContentTests {
    @Test("the last page can have fewer elements, and an empty list has one page")
    func countsPages() {
        let totals = [nil, 0, 1, 2, 3, Int.max]
        let counts = totals.map { ListContent<ListItem, ItemQuery>([], query: ItemQuery(), total: $0).pageCount }
        #expect(counts == [nil, 1, 1, 1, 2, Int.max / 2 + 1])
    }

    @Test("content has a description, and by default, it is one page")
    func describes() {
        let contents = (0...2).map { count in
            ListContent((0..<count).map(ListItem.init), query: ItemQuery())
        }
        #expect(contents.map(\.description) == ["0 items", "1 item", "2 items"])
        #expect(contents.allSatisfy { $0.lastPage == 1 })
    }
}
