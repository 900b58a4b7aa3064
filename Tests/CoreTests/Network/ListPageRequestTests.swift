import Core
import TestSupport
import Testing

@Suite("A request for a list page", .exhaustive)
struct ListPageRequestTests {
    private struct Item: Codable, Identifiable, Equatable {
        let id: Int
    }

    private let client = ScriptedAPIClient()

    /// Requests the first page of two even ids, with the largest id first.
    private func page() async throws(APIError) -> ListPage<Item> {
        try await client.page(
            1,
            limit: 2,
            of: "/items",
            element: { (item: Item) in item },
            where: { $0.id.isMultiple(of: 2) },
            by: { $0.id > $1.id }
        )
    }

    private func items(_ ids: Int...) -> String {
        "[" + ids.map { #"{"id":\#($0)}"# }.joined(separator: ",") + "]"
    }

    @Test("if the server sends the whole list, the list is filtered and sorted before the page is selected")
    func selectsPage() async throws {
        client.on(.get, "/items", query: ["_page": "1", "_limit": "2"], response: .json(items(1, 2, 3, 4, 6)))
        #expect(try await page() == ListPage(items: [Item(id: 6), Item(id: 4)], total: 3, hasNext: true))
    }

    @Test("if the server sends a page with a total, the page is not changed")
    func keepsPage() async throws {
        client.on(.get, "/items", response: .json(items(3, 4), headers: ["X-Total-Count": "5"]))
        #expect(try await page() == ListPage(items: [Item(id: 3), Item(id: 4)], total: 5, hasNext: true))
    }
}
