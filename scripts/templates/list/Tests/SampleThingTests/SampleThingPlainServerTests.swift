import Core
import SampleThing
import TerminalUI
import TestSupport
import Testing

@MainActor @Suite("The list on a server that knows less than it is asked", .exhaustive)
struct SampleThingPlainServerTests {
    private func load(_ page: SampleThingFixture, page number: Int, _ content: SampleThingContent) async {
        await page.store.load(page: number)
        page.recorder.expect(.loading(previous: nil), .loaded(content))
    }

    @Test(
        "a server that ignores the page and sends everything is paged here",
        arguments: [
            (1, [1, 2], true), (2, [3, 4], true), (3, [5], false), (4, [], false), (Int.max, [], false),
        ]
    )
    func pagesHere(number: Int, items: [Int], hasNext: Bool) async {
        let page = SampleThingFixture()
        page.client.on(.get, "/sample-items", answer: .items(1...5))
        let items = items.map { SampleThingDetail.number($0) }
        let query = SampleThingQuery(limit: 2)
        let content = SampleThingContent(items, query: query, page: number, total: 5, hasNext: hasNext)
        await load(page, page: number, content)
    }

    @Test(
        "a server that sends everything ignores the search as well, so it is applied here, to title and text",
        arguments: [("TITLE 3", 2, 1), ("ody 3", 2, 1), ("title 3", 20, nil)] as [(String, Int, Int?)]
    )
    func searchesHere(search: String, limit: Int, total: Int?) async {
        let query = SampleThingQuery(search: search, limit: limit)
        let page = SampleThingFixture(query)
        page.client.on(.get, "/sample-items", answer: .items(1...5))
        await load(page, page: 1, SampleThingContent([.number(3)], query: query, total: total))
    }

    @Test("a server that has a page size of its own is shown as it cuts")
    func takesOtherPages() async {
        let page = SampleThingFixture()
        page.client.on(.get, "/sample-items", answer: .items(1...3, of: 5))
        let items = (1...3).map { SampleThingDetail.number($0) }
        await load(page, page: 1, SampleThingContent(items, query: SampleThingQuery(limit: 2), total: 5, hasNext: true))
    }

    @Test("without a count a full page may have a next one, and a short one is the last")
    func goesByWhatCame() async {
        let page = SampleThingFixture()
        page.client.on(.get, "/sample-items", query: ["_page": "1"], answer: .items(1...2))
        let query = SampleThingQuery(limit: 2)
        let first = SampleThingContent([.number(1), .number(2)], query: query, hasNext: true)
        await load(page, page: 1, first)

        page.client.on(.get, "/sample-items", query: ["_page": "2"], answer: .items(3...3))
        page.client.on(.get, "/sample-items", query: ["_page": "1"], answer: .items(1...2))
        await page.store.loadNext()
        let second = SampleThingContent((1...3).map { .number($0) }, query: query, lastPage: 2)
        page.recorder.expect(.loadingNext(first), .loaded(second))
    }

    @Test("a server that sends the same page for ever shows no item twice, and the list ends")
    func ends() async {
        let page = SampleThingFixture()
        page.client.on(.get, "/sample-items", query: ["_page": "1"], answer: .items(1...2))
        let query = SampleThingQuery(limit: 2)
        let first = SampleThingContent([.number(1), .number(2)], query: query, hasNext: true)
        await load(page, page: 1, first)

        page.client.on(.get, "/sample-items", query: ["_page": "2"], answer: .items(1...2))
        page.client.on(.get, "/sample-items", query: ["_page": "1"], answer: .items(1...2))
        await page.store.loadNext()
        let end = SampleThingContent([.number(1), .number(2)], query: query, total: 2)
        page.recorder.expect(.loadingNext(first), .loaded(end))
    }

    @Test("so does the list of one that counts what it sends again and again")
    func endsWithCount() async {
        let page = SampleThingFixture()
        let first = await page.loadFirstPage()
        page.client.on(.get, "/sample-items", query: ["_page": "2"], answer: .items(1...2, of: 5))
        await page.store.loadNext()
        let end = SampleThingContent([.number(1), .number(2)], query: SampleThingQuery(limit: 2), total: 5)
        page.recorder.expect(.loadingNext(first), .loaded(end))
    }

    @Test("a page or a limit below 1 counts as 1, and no page number is too large", arguments: [0, -1, Int.max])
    func standsOddNumbers(number: Int) async {
        let page = SampleThingFixture(SampleThingQuery(limit: min(number, 1)))
        page.client.on(.get, "/sample-items", answer: .items(1...2))
        let content = SampleThingContent([], query: SampleThingQuery(limit: 1), page: .max, total: 2)
        await load(page, page: .max, content)
        #expect(content.pageCount == 2)
    }

    @Test("the page of the largest number has no next one, whatever the server sends")
    func endsWithNumbers() async {
        let page = SampleThingFixture()
        page.client.on(.get, "/sample-items", query: ["_page": "\(Int.max)"], answer: .items(3...4))
        page.client.on(.get, "/sample-items", query: ["_page": "1"], answer: .items(1...2))
        let query = SampleThingQuery(limit: 2)
        await load(page, page: .max, SampleThingContent([.number(3), .number(4)], query: query, page: .max))
    }

    @Test("ids may be strings, and an item that comes twice is shown once")
    func standsOddItems() async {
        let page = SampleThingFixture()
        let item = #"{"id": "1", "title": "title 1", "body": "body 1", "tags": []}"#
        page.client.on(.get, "/sample-items", answer: .json("[\(item), \(item)]", headers: ["X-Total-Count": "1"]))
        await load(page, page: 1, SampleThingContent([.number(1)], query: SampleThingQuery(limit: 2), total: 1))
    }

    @Test("a server may have no items, and a count that cannot be is none", arguments: ["0", "-1", "many"])
    func standsEmptyLists(count: String) async {
        let page = SampleThingFixture()
        page.client.on(.get, "/sample-items", answer: .items([], headers: ["X-Total-Count": count]))
        let total = count == "0" ? 0 : nil
        await load(page, page: 1, SampleThingContent([], query: SampleThingQuery(limit: 2), total: total))
    }
}
