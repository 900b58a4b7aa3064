import Core
import Testing

@Suite("A paged list")
struct PagedListTests {
    @Test("a list has the elements of all added pages in order", arguments: [1, 2, 3, 20])
    func grows(pageSize: Int) {
        var list = PagedList<Int>()
        for start in stride(from: 0, to: 1_000, by: pageSize) {
            list.append(Array(start..<min(start + pageSize, 1_000)))
        }
        #expect(list.count == 1_000)
        #expect(Array(list) == Array(0..<1_000))
        #expect(list[999] == 999)
        #expect(list.last == 999)
    }

    @Test("two lists with the same elements are equal, even if they were added in different pages")
    func comparesElements() {
        var list = PagedList([1, 2])
        list.append([])
        let copy = list
        list.append([3])
        #expect(list == PagedList([1, 2, 3]))
        #expect(copy == PagedList([1, 2]))
        #expect(list != PagedList([1, 2, 4]))
        #expect(list != PagedList([1, 2]))
    }
}
