import Core
import Foundation
import TestSupport
import Testing

@Suite("A request for a list page", .exhaustive)
struct ListPageRequestTests {
    private struct Item: Codable, Identifiable, Equatable {
        let id: Int
    }

    private let client = ScriptedAPIClient()

    /// Requests a page of two items. The filter and the order are used only where the server ignores the query.
    private func page(
        _ number: Int = 1,
        where isIncluded: (Item) -> Bool = { _ in true },
        by areInOrder: ((Item, Item) -> Bool)? = nil
    ) async throws(APIError) -> ListPage<Item> {
        try await client.page(
            number,
            limit: 2,
            of: "/items",
            query: [URLQueryItem(name: "q", value: "a")],
            element: { (item: Item) in item },
            where: isIncluded,
            by: areInOrder
        )
    }

    private func script(page: Int = 1, _ ids: [Int], _ headers: HeaderFields = [:]) {
        let query = ["_page": "\(page)", "_limit": "2", "q": "a"]
        client.on(.get, "/items", query: query, response: .json(ids.map(Item.init), headers: headers))
    }

    private func found(_ ids: [Int], of total: Int?, hasNext: Bool) -> ListPage<Item> {
        ListPage(items: ids.map(Item.init), total: total, hasNext: hasNext)
    }

    @Test(
        "the header fields X-Total-Count and Link say whether there is a next page",
        arguments: [
            (1, [1, 2], ["X-Total-Count": "3"], 3, true),
            (2, [3, 4], ["X-Total-Count": "4"], 4, false),
            (1, [], ["X-Total-Count": "0"], 0, false),
            // The server has its own limit.
            (1, [1, 2, 3], ["X-Total-Count": "5"], 5, true),
            (.max - 1, [3, 4], ["X-Total-Count": "\(Int.max)"], .max, false),
            (2, [3, 4], ["Link": #"<http://h/items?_page=3>; rel="next", <http://h/items>; rel="last""#], nil, true),
            (2, [3, 4], ["Link": "<http://h/items?_page=3>; rel=next"], nil, true),
            (2, [3, 4], ["Link": #"<http://h/items?_page=1>; rel="prev""#], nil, false),
            (.max, [3, 4], ["Link": "rel=next"], nil, false),
        ] as [(Int, [Int], HeaderFields, Int?, Bool)]
    )
    func hasHeaders(number: Int, ids: [Int], headers: HeaderFields, total: Int?, hasNext: Bool) async throws {
        script(page: number, ids, headers)
        // The server has filtered the page, so it is not filtered again.
        #expect(try await page(number) { _ in false } == found(ids, of: total, hasNext: hasNext))
    }

    @Test(
        "without paging header fields, the first page is requested, too, and a full page has a next page",
        arguments: [
            (2, [3, 4], [1, 2], [4], nil, true),
            (2, [3], [1, 2], [], nil, false),
            (.max, [3, 4], [1, 2], [4], nil, false),
            // The server ignores the number of the page, so all its items are on one page.
            (2, [2, 4], [2, 4], [], 2, false),
        ] as [(Int, [Int], [Int], [Int], Int?, Bool)]
    )
    func hasNoHeaders(
        number: Int,
        ids: [Int],
        first: [Int],
        even: [Int],
        total: Int?,
        hasNext: Bool
    ) async throws {
        script(page: number, ids)
        script(page: 1, first)
        #expect(try await page(number) { $0.id.isMultiple(of: 2) } == found(even, of: total, hasNext: hasNext))
    }

    @Test("the first page and an empty page without paging header fields need no second request")
    func needsOneRequest() async throws {
        for total in [nil, "-1", "many"] {
            script([1, 2], HeaderFields(total.map { ["X-Total-Count": $0] } ?? [:]))
            #expect(try await page() == found([1, 2], of: nil, hasNext: true))
        }
        script(page: 2, [])
        #expect(try await page(2) == found([], of: nil, hasNext: false))
    }

    @Test("if the server sends the whole list, the list is filtered and sorted before the page is selected")
    func selectsPage() async throws {
        for headers in [[:], ["X-Total-Count": "5"], ["Link": "rel=next"]] as [HeaderFields] {
            script([1, 2, 3, 4, 6], headers)
            let found = try await page(where: { $0.id.isMultiple(of: 2) }, by: { $0.id > $1.id })
            #expect(found == self.found([6, 4], of: 3, hasNext: true))
        }
        script(page: 2, [1, 2, 3, 4, 6])
        #expect(try await page(2) == found([3, 4], of: 5, hasNext: true))
    }

    @Test("no element appears twice")
    func removesRepeats() async throws {
        script([1, 2, 1, 2])
        #expect(try await page() == found([1, 2], of: nil, hasNext: true))
    }

    @Test("a connection that fails is retried, unless the caller has saved data")
    func retries() async throws {
        script([])
        _ = try await page()
        client.on(.get, "/items", response: .json("[]"))
        let _: ListPage<Item> = try await client.page(
            1,
            limit: 2,
            of: "/items",
            element: { (item: Item) in item },
            where: { _ in true },
            retriesConnection: false
        )
        #expect(client.requests.map(\.retriesConnection) == [true, false])
    }
}
