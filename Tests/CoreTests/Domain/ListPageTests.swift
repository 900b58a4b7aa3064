import Core
import Testing

@Suite("A list page")
struct ListPageTests {
    @Test(
        "a list page has the right items of a list, and says if there is a next page",
        arguments: [
            (1, 2, [1, 2], true), (2, 2, [3, 4], true), (3, 2, [5], false), (4, 2, [], false),
            (1, 5, [1, 2, 3, 4, 5], false), (1, .max, [1, 2, 3, 4, 5], false), (.max, .max, [], false),
            (0, 2, [1, 2], true), (2, .min, [2], true),
        ]
    )
    func slice(number: Int, limit: Int, items: [Int], hasNext: Bool) {
        #expect(ListPage(number, of: Array(1...5), limit: limit) == ListPage(items: items, total: 5, hasNext: hasNext))
    }

    @Test(
        "the positions of a page in the whole list are empty if they are too large",
        arguments: [
            (1, 20, 0..<20), (3, 20, 40..<60), (0, 20, 0..<20), (.min, 20, 0..<20), (2, 0, 1..<2), (2, .min, 1..<2),
            (1, .max, 0..<(.max)), (2, .max, .max..<(.max)), (.max, 1, .max - 1..<(.max)), (.max, 2, .max..<(.max)),
            (.max, .max, .max..<(.max)), (.max / 2 + 1, 2, .max..<(.max)), (.max / 2, 2, .max - 3..<(.max - 1)),
        ]
    )
    func positions(number: Int, limit: Int, positions: Range<Int>) {
        #expect(ListPage<Int>.positions(ofPage: number, limit: limit) == positions)
    }

    @Test("the first page of an empty list is empty")
    func empty() {
        #expect(ListPage(1, of: [Int](), limit: 10) == ListPage(items: [], total: 0, hasNext: false))
    }
}
