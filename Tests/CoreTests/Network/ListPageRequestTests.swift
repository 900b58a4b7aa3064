import Core
import Foundation
import TestSupport
import Testing

@Suite("A request for a list page", .exhaustive)
struct ListPageRequestTests {
    private struct Item: Codable, Equatable {
        let id: Int
    }

    private let client = ScriptedAPIClient()

    /// Requests a page of two even ids, with the largest id first. The server sends `ids`.
    private func page(_ number: Int, of ids: [Int], total: String?) async throws -> ListPage<Int> {
        let query = ["_page": "\(number)", "_limit": "2", "isEven": "true"]
        let headers = HeaderFields(total.map { ["X-Total-Count": $0] } ?? [:])
        client.on(.get, "/items", query: query, response: .json(ids.map(Item.init), headers: headers))
        let get = APIRequest(.get, "/items", query: [URLQueryItem(name: "isEven", value: "true")])
        let ids = { (items: [Item]) in items.map(\.id) }
        return try await client.page(number, limit: 2, of: get, paging: .pages(), elements: ids) {
            $0.filter { $0.isMultiple(of: 2) }.sorted(by: >)
        }
    }

    @Test(
        "if the server sends the whole list, it is filtered and sorted, and then the page is selected",
        arguments: [(1, [6, 4], true), (2, [2], false), (3, [], false), (.max, [], false)],
        [nil, "5", "-1", "5.0"]
    )
    func selectsPage(page number: (Int, items: [Int], hasNext: Bool), total: String?) async throws {
        let expected = ListPage(items: number.items, total: 3, hasNext: number.hasNext)
        #expect(try await page(number.0, of: [1, 2, 3, 4, 6], total: total) == expected)
    }

    @Test(
        "if the server sends a total, the page is not changed, and the total says if there is a next page",
        arguments: [(1, [3, 4], true), (2, [1, 2], true), (3, [5], false), (4, [], false), (1, [1, 2, 3], true)]
    )
    func keepsPage(number: Int, items: [Int], hasNext: Bool) async throws {
        #expect(try await page(number, of: items, total: "5") == ListPage(items: items, total: 5, hasNext: hasNext))
    }

    @Test("with a total, a page that ends with the last element has no next page")
    func endsWithTotal() async throws {
        #expect(try await page(2, of: [3, 4], total: "4") == ListPage(items: [3, 4], total: 4, hasNext: false))
    }

    @Test(
        "without a total, the page is filtered, and there is a next page if the server sent a full page",
        arguments: [(1, [3, 4], [4], true), (2, [2], [2], false), (7, [], [], false), (.max, [4, 2], [4, 2], false)]
    )
    func hasNoTotal(number: Int, sent: [Int], items: [Int], hasNext: Bool) async throws {
        if number > 1, !sent.isEmpty {
            client.on(.get, "/items", query: ["_page": "1"], response: .json([6, 8].map(Item.init)))
        }
        #expect(try await page(number, of: sent, total: nil) == ListPage(items: items, total: nil, hasNext: hasNext))
    }
}
