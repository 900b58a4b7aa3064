import Core
import Foundation
import TestSupport
import Testing

@MainActor @Suite("The pages that a server sends", .exhaustive)
struct ServerPageTests {
    private struct Item: Codable, Hashable, Identifiable {
        let id: Int, text: String
    }

    nonisolated private static let styles: [@Sendable () -> Paging] = [{ .pages() }, { .offset(limit: "_limit") }]

    private let client = ScriptedAPIClient()
    /// The ids on the server. A test can change them between two requests.
    private let ids = Locked<[Int]>([])

    /// Scripts a server that sends at most `cap` items, with another text each time. After the last item, it sends
    /// `end`.
    private func serve(_ count: Int, cap: Int = .max, total: Bool = false, pages: Bool = true, end: String = "[]") {
        client.expectNoMoreRequests()
        ids.change { $0 = Array(0..<count) }
        client.on(.get, "/items") { [client, ids] request in
            let query = Dictionary(request.query.map { ($0.name, Int($0.value ?? "") ?? 0) }) { $1 }
            let size = pages ? min(query["_limit"] ?? cap, cap) : cap
            let start = query["offset"] ?? query["_page"].map { ($0 - 1) * size } ?? 0
            let page = ids.value.dropFirst(pages ? start : 0).prefix(size)
            if page.isEmpty { return Int(end).map { .status($0) } ?? .json(end) }
            let headers = total ? ["X-Total-Count": "\(ids.value.count)"] : ["Link": "</x>; rel=\"license\""]
            let text = "\(client.requests.count)"
            return .json(page.map { Item(id: $0, text: text) }, headers: HeaderFields(headers))
        }
    }

    private func fetch(_ paging: Paging) -> FetchList<Item, ItemQuery, APIError> {
        { [client] (wanted, _) async throws(APIError) in
            let (page, limit) = (wanted.page, wanted.query.limit)
            let list = APIRequest(.get, "/items")
            return try await client.page(page, limit: limit, of: list, paging: paging, elements: \[Item].self) { $0 }
        }
    }

    private func page(_ number: Int, limit: Int, _ paging: Paging) async throws(APIError) -> ListPage<Item> {
        try await fetch(paging)(ListRequest(ItemQuery(limit: limit), page: number)) { _ in }
    }

    private func all(limit: Int, _ paging: Paging, afterFirst change: () -> Void = {}) async throws -> [Int] {
        var (ids, seen) = ([Int](), SeenElements<Item>(from: 1))
        for number in 1... {
            ids += seen.add(try await page(number, limit: limit, paging)).items.map(\.id)
            guard seen.hasNext else { break }
            if number == 1 { change() }
        }
        return ids
    }

    @Test(
        "each element is shown once, also if the pages are smaller than the limit, or asked for alone",
        arguments: styles,
        [
            (400, 50, 100, 8, 9), (420, 50, 100, 9, 10), (8, 1, 3, 8, 9), (30, 50, 100, 1, 2), (0, 50, 100, 1, 1),
            (45, .max, 20, 3, 3), (40, .max, 20, 2, 3), (5, .max, 20, 1, 2), (421, 30, 100, nil, nil),
        ] as [(Int, Int, Int, Int?, Int?)]
    )
    func smaller(
        style: @Sendable () -> Paging,
        row: (count: Int, cap: Int, limit: Int, requests: Int?, withoutTotal: Int?)
    ) async throws {
        for (total, requests) in [(true, row.requests), (false, row.withoutTotal)] {
            serve(row.count, cap: row.cap, total: total)
            let start = client.requests.count
            #expect(try await all(limit: row.limit, style()) == ids.value)
            if let requests { #expect(client.requests.count - start == requests) }
            let store = ListStore(ItemQuery(limit: row.limit), clock: client.clock, fetch: fetch(style()))
            await store.load()
            while case .loaded(_, next: .waiting) = store.state { await store.loadNext() }
            #expect(store.state.content?.items.map(\.id) == ids.value && store.state.error == nil)
            var (alone, next) = ([Int](), total ? 1 : nil)
            while let number = next {
                let page = try await page(number, limit: row.limit, style())
                (alone, next) = (alone + page.items.map(\.id), page.hasNext ? number + 1 : nil)
            }
            #expect(alone == (total ? ids.value : []))
        }
    }

    @Test("a server that makes its pages larger, and says so only in Link, loses no element", arguments: [50, 55, 60])
    func larger(count: Int) async throws {
        client.on(.get, "/items") { request in
            let page = request.query.first { $0.name == "_page" }.flatMap { Int($0.value ?? "") } ?? 1
            let items = (0..<count).dropFirst((page - 1) * 30).prefix(30).map { Item(id: $0, text: "") }
            let links =
                (page > 1 ? [#"</items?_page=1>; rel="prev""#] : [])
                + (page * 30 < count ? [#"</items?_page=2>; rel="next""#] : [])
            return .json(items, headers: ["Link": links.joined(separator: ", ")])
        }
        #expect(try await all(limit: 20, .pages()) == Array(0..<count))
    }

    @Test("if the total says that there is more, 20 pages without new elements are the end, but not one of them")
    func endsAfterRepeats() async throws {
        serve(220, total: true)
        let insert = { ids.change { $0 = Array(900..<920) + $0 } }
        #expect(try await all(limit: 20, .pages(), afterFirst: insert) == Array(0..<220))
        serve(1_000_000, cap: 1, total: true, pages: false)
        #expect(try await all(limit: 1, .pages()) == [0])
        #expect(client.requests.count <= 12 + 1 + 20 + 3)
    }

    @Test("404, 204, null and the elements of the first page are the end of a list", arguments: ["404", "204", "null"])
    func ends(end: String) async throws {
        let empty = ListPage<Item>(items: [], total: nil, hasNext: false)
        for style in Self.styles {
            for count in [5, 40] {
                serve(count, end: end)
                #expect(try await all(limit: 20, style()) == ids.value)
                #expect(try await page(9, limit: 20, style()) == empty)
            }
            serve(0, end: end)
            for number in 1...2 {
                let found = try? await page(number, limit: 20, style())
                #expect(found == (end == "404" ? nil : empty))
            }
            for (limit, total) in [(5, true), (20, true), (5, false), (20, false)] {
                serve(5, total: total, pages: false)
                #expect(try await page(2, limit: limit, style()).items.isEmpty)
            }
        }
    }
}
