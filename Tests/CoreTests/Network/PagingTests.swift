import Core
import Foundation
import TestSupport
import Testing

/// A way of paging, and the queries with which it asks for the pages of two of five items.
struct PagingCase: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let paging: @Sendable () -> Paging
    let queries: [String]

    static let pages = PagingCase("pages", "page=1&size=2", "page=2&size=2", "page=3&size=2") {
        .pages("page", limit: "size", total: "meta.total")
    }
    static let pagesFromZero = PagingCase("pages from 0", "index=0&size=2", "index=1&size=2", "index=2&size=2") {
        .pages("index", limit: "size", first: 0, total: "meta.total")
    }
    static let offset = PagingCase("offset", "offset=0&limit=2", "offset=2&limit=2", "offset=4&limit=2") {
        .offset(total: "meta.total")
    }
    static let offsetFromOne = PagingCase("offset from 1", "start=1&limit=2", "start=3&limit=2", "start=5&limit=2") {
        .offset("start", first: 1, total: "meta.total")
    }
    static let onlyNext = [
        cursor,
        PagingCase("cursor with a first one", "after=%2A&limit=2", "after=2&limit=2", "after=4&limit=2") {
            .cursor("meta.next", parameter: "after", first: "*")
        },
        after("last element") { .last("meta.all.id", parameter: "after", more: "meta.more") },
        after("address") { .link(in: "links.next") }, after("link") { .link() },
    ]
    static let cursor = after("cursor") { .cursor("meta.next", parameter: "after") }
    static let all = [pages, pagesFromZero, offset, offsetFromOne] + onlyNext

    private static func after(_ name: String, paging: @escaping @Sendable () -> Paging) -> PagingCase {
        PagingCase(name, "limit=2", "after=2&limit=2", "after=4&limit=2", paging: paging)
    }

    init(_ name: String, _ queries: String..., paging: @escaping @Sendable () -> Paging) {
        (testDescription, self.queries, self.paging) = (name, queries, paging)
    }
}

@Suite("The ways of paging", .exhaustive)
struct PagingTests {
    private let client = ScriptedAPIClient()

    /// Scripts a server with these items that knows each way of paging.
    private func serve(_ count: Int = 5, total: Bool = true) {
        client.on(.get, "/items") { request in
            let query = Dictionary(request.query.map { ($0.name, Int($0.value ?? "") ?? 0) }) { $1 }
            let limit = query["limit"] ?? query["size"] ?? 2
            let start =
                query["offset"] ?? query["start"].map { $0 - 1 } ?? query["after"]
                ?? (query["page"].map { $0 - 1 } ?? query["index"] ?? 0) * limit
            let end = min(start + limit, count)
            let address = "/items?after=\(end)&limit=\(limit)"
            let isLast = end == count
            let all = (min(start, end)..<end).map { JSONValue.object(["id": .integer($0 + 1)]) } + [.null]
            let body: JSONObject = [
                "data": .array((min(start, end)..<end).map { .integer($0 + 1) }),
                "meta": .object([
                    "next": isLast ? .null : .string("\(end)"), "total": total ? .integer(count) : .null,
                    "more": .bool(!isLast), "all": .array(all),
                ]),
                "links": .object(["next": isLast ? .null : .string(address)]),
            ]
            return .json(body, headers: isLast ? [:] : ["Link": "</x>; rel=\"prev\", <\(address)>; rel=\"next\""])
        }
    }

    private func page(_ number: Int, _ paging: Paging, limit: Int = 2) async throws -> ListPage<Int> {
        let client = TranslatingAPIClient(client, ServerTranslation(headers: ["X-Next": "next"]))
        let get = APIRequest(.get, "/items")
        return try await client.page(number, limit: limit, of: get, paging: paging, elements: \Body.data) { $0 }
    }

    private struct Body: Decodable {
        let data: [Int]
    }

    private var queries: [String] { client.requests.map(\.query.percentEncoded) }

    @Test("each way asks for three pages, and the last one has no next page", arguments: PagingCase.all)
    func asks(way: PagingCase) async throws {
        serve()
        let paging = way.paging()
        for (number, items) in [(1, [1, 2]), (2, [3, 4]), (3, [5])] {
            let found = try await page(number, paging)
            #expect(found.items == items && found.hasNext == (number < 3))
            #expect(found.total == (way.queries[1].contains("after") ? nil : 5))
        }
        #expect(queries == way.queries)
    }

    @Test("a cursor that is not known is found with the pages before it, and a refresh forgets the later ones")
    func walks() async throws {
        serve()
        for way in PagingCase.onlyNext {
            let (paging, start) = (way.paging(), queries.count)
            #expect(try await page(3, paging).items == [5])
            #expect(try await page(2, paging).items == [3, 4])
            #expect(try await page(1, paging).items == [1, 2])
            #expect(try await page(3, paging).items == [5])
            #expect(try await page(9, paging) == ListPage(items: [], total: nil, hasNext: false))
            // Another limit is another list.
            #expect(try await page(2, paging, limit: 3).items == [4, 5])
            let first = way.queries[0]
            let second = way.queries[1]
            let third = way.queries[2]
            let expected = [first, second, third, second, first, second, third, third]
            let others = [first.replacing("limit=2", with: "limit=3"), "after=3&limit=3"]
            #expect(Array(queries[start...]) == expected + others)
        }
    }

    @Test("after 20 requests, a page that is too far away is an error, and pages that are asked for at once wait")
    func refuses() async throws {
        serve(10_000)
        let paging = PagingCase.cursor.paging()
        await #expect(throws: APIError.invalidResponse(.onlyNextPages(1_000))) { try await page(1_000, paging) }
        #expect(queries.count == 20)
        async let (later, next) = (page(23, paging), page(22, paging))
        #expect(try await [later.items, next.items] == [[45, 46], [43, 44]])
        #expect(Set(queries).count == 23)
    }

    @Test(
        "if the server ignores the limit and sends the whole list, the page is selected here",
        arguments: PagingCase.all
    )
    func selects(way: PagingCase) async throws {
        client.on(.get, "/items") { _ in .json(["data": [1, 2, 3, 4, 5]]) }
        let paging = way.paging()
        #expect(try await page(2, paging) == ListPage(items: [3, 4], total: 5, hasNext: true))
        #expect(try await page(9, paging) == ListPage(items: [], total: 5, hasNext: false))
    }

    @Test(
        "an address of the next page can have another path, but nothing is sent to another server",
        arguments: [
            (
                "https://example.com/api/my%20items?q=%FF%FE&s=a+b%2B%2f/&=&e&sig=Ab/c%3d==",
                "https://example.com/api/my%20items?q=%FF%FE&s=a+b%2B%2f/&=&e&sig=Ab/c%3d=="
            ),
            ("/api/my%20items", "https://example.com/api/my%20items"),
            ("my%20items?page=2", "https://example.com/api/my%20items?page=2"),
            ("?page=2", "https://example.com/api/my%20items?page=2"),
            ("/api/lists/7?page=2", "https://example.com/api/lists/7?page=2"),
            ("https://evil.test/api/my%20items?page=2", nil),
            ("http://example.com/api/my%20items?page=2", nil), ("//evil.test/api/my%20items?page=2", nil),
            ("/my%20items?page=2", nil),
            ("/api/%2E%2E/my%20items?page=2", nil),
            ("/api/my%20items?page=" + String(repeating: "x", count: 1_000_000), nil),
        ] as [(String, String?)]
    )
    func follows(address: String, url: String?) async throws {
        for header in [true, false] {
            let body = header ? #"{"data":[1]}"# : #"{"data":[1],"next":"\#(address)"}"#
            let headers: HeaderFields = header ? ["Link": "<\(address)>; title=\"a, b\"; rel=next"] : [:]
            let transport = ScriptedTransport(
                .response(200, headers, body: body),
                .response(200, body: #"{"data":[2]}"#)
            )
            let (client, request) = (HTTPAPIClient(transport, clock: client.clock), APIRequest(.get, "/my%20items"))
            let paging = header ? Paging.link() : .link(in: "next")
            func page(_ number: Int) async throws -> ListPage<Int> {
                try await client.page(number, limit: 2, of: request, paging: paging, elements: \Body.data) { $0 }
            }
            #expect(try await page(1).hasNext)
            if let url {
                #expect(try await page(2).items == [2])
                #expect(
                    transport.requests.map(\.url.absoluteString) == ["https://example.com/api/my%20items?limit=2", url]
                )
            } else {
                let error = APIError.invalidResponse(
                    .nextPage(address.count > 100 ? "\(address.prefix(100))…" : address)
                )
                await #expect(throws: error) { try await page(2) }
                #expect(transport.requests.count == 1)
            }
        }
    }

    @Test(
        "a cursor that comes twice ends the list, and a last page that is longer than the limit is not the whole list"
    )
    func ends() async throws {
        client.on(.get, "/items") { _ in .json(#"{"data":[1,2],"next":"same"}"#) }
        let same = Paging.cursor("next")
        #expect(try await page(1, same).hasNext)
        #expect(try await page(2, same).hasNext == false)
        client.expectNoMoreRequests()
        client.on(.get, "/items", response: .json(#"{"data":[1,2,3],"next":"a"}"#))
        client.on(.get, "/items", response: .json(#"{"data":[4,5,6]}"#))
        let long = Paging.cursor("next")
        #expect(try await page(1, long) == ListPage(items: [1, 2, 3], total: nil, hasNext: true))
        #expect(try await page(2, long) == ListPage(items: [4, 5, 6], total: nil, hasNext: false))
    }

    @Test(
        "a cursor is sent as it is, whatever its characters are, and a number keeps its digits",
        arguments: [
            (#""https://a.test/?b=c""#, "https%3A%2F%2Fa.test%2F%3Fb%3Dc"),
            (#""a?b&c=d+e#f%20""#, "a%3Fb%26c%3Dd%2Be%23f%2520"),
            (#""0""#, "0"), (#""false""#, "false"), ("7", "7"), ("18446744073709551615", "18446744073709551615"),
            ("10000000000000000000", "10000000000000000000"), ("-1", "-1"), (#""\u0000日""#, "%00%E6%97%A5"),
            ("false", nil), ("null", nil), (#""""#, nil), ("0", nil), ("0.0", nil),
        ] as [(String, String?)],
        ["next", "X-Next"]
    )
    func keepsCursor(row: (cursor: String, sent: String?), place: String) async throws {
        client.on(.get, "/items") { request in
            .json(request.query.count == 1 ? #"{"data":[1],"next":\#(row.cursor)}"# : #"{"data":null}"#)
        }
        let paging = Paging.cursor(place)
        for number in 1...2 {
            let page = try await page(number, paging, limit: 1)
            #expect(page.items == [1].dropLast(number - 1) && page.hasNext == (number == 1 && row.sent != nil))
        }
        #expect(queries.last == row.sent.map { "cursor=\($0)&limit=1" } ?? "limit=1")
    }

    @MainActor @Test("with a cursor, the list shows what the user asked for last", .everyOrder)
    func agrees() async {
        serve(6)
        let paging = PagingCase.cursor.paging()
        let store = ItemStore(ItemQuery(), clock: client.clock) { (request, _) async throws(ListFailure) in
            let page = try? await self.page(request.page, paging)
            guard let page else { throw .lost }
            return ListPage(items: page.items.map(ListItem.init), total: nil, hasNext: page.hasNext)
        }
        await store.load()
        await user(
            .action("next page") { await store.loadNext() },
            .action("refresh") { await store.load() },
            .action("next page again") { await store.loadNext() }
        )
        #expect(!store.state.isLoading && store.state.error == nil)
        let items = store.state.content?.items.map(\.id) ?? []
        #expect(items == Array(1...max(2, items.count)))
    }
}
