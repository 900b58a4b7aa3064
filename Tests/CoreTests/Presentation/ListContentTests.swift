import Core
import Testing

@Suite("The content of a list")
struct ListContentTests {
    @Test("content has a description, and by default, it is one page")
    func describes() {
        let contents = (0...2).map { count in
            ListContent((0..<count).map(ListItem.init), query: ItemQuery())
        }
        #expect(contents.map(\.description) == ["0 items", "1 item", "2 items"])
        #expect(contents.allSatisfy { $0.lastPage == 1 })
    }
}
