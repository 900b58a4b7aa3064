import Core
import Foundation
import TestSupport
import Testing

@Suite("The bodies and header fields of a list", .exhaustive)
struct ListBodyTests {
    private struct Item: Codable, Hashable, Identifiable { let id: Int }
    private struct Body: Decodable { let items: [Item] }

    private static let byteOrderMark = "\u{FEFF}"
    private let client = ScriptedAPIClient()

    /// The ids of all pages, and the total of the last one.
    private func all(_ paging: Paging) async throws -> (ids: [Int], total: Int?) {
        var ids = [Int]()
        var seen = SeenElements<Item>(from: 1)
        var total = Int?.none
        for number in 1...9 {
            let page = seen.add(try await page(number, paging))
            (ids, total) = (ids + page.items.map(\.id), page.total)
            guard seen.hasNext else { break }
        }
        return (ids, total)
    }

    private func page(_ number: Int, _ paging: Paging) async throws(APIError) -> ListPage<Item> {
        let (get, items) = (APIRequest(.get, "/items"), { (body: Body) in body.items })
        return try await client.page(number, limit: 20, of: get, paging: paging, elements: items) { $0 }
    }

    /// Scripts a server with pages of this size. `respond` gets the members of a body, and the number of ids before
    /// them.
    private func serve(_ count: Int, size: Int = 20, _ respond: @escaping @Sendable (String, Int) -> ScriptedResponse) {
        client.expectNoMoreRequests()
        client.on(.get, "/items") { request in
            let query = Dictionary(request.query.map { ($0.name, Int($0.value ?? "") ?? 0) }) { $1 }
            let start = min(count, query["offset"] ?? query["cursor"] ?? ((query["_page"] ?? 1) - 1) * size)
            let ids = (start..<min(start + size, count)).map { #"{"id":\#($0)}"# }
            let next = start + size < count ? #""\#(start + size)""# : "null"
            return respond(#""items":[\#(ids.joined(separator: ","))],"next":\#(next)"#, start)
        }
    }

    @Test(
        "a byte order mark and white space before the body hide neither the cursor, the address nor the total",
        arguments: [byteOrderMark, "\n\(byteOrderMark)\r\n ", byteOrderMark + byteOrderMark, " "]
    )
    func mark(before: String) async throws {
        serve(45) { members, start in
            let address = start < 40 ? #""/items?cursor=\#(start + 20)""# : "null"
            return .json(#"\#(before){\#(members),"url":\#(address),"total":45}"#)
        }
        for paging in [Paging.cursor("next", total: "total"), .link(in: "url", total: "total"), .pages(total: "total")]
        {
            let found = try await all(paging)
            #expect(found.ids == Array(0..<45) && found.total == 45)
        }
        serve(2) { _, _ in .json(before + "{\"id\":1}\n{\"id\":2}\n") }
        #expect(try await client.get(path: "/items") == [Item(id: 1), Item(id: 2)])
    }

    @Test(
        "a total below what came is missing, and the list goes on",
        arguments: [[0, 0, 0], [3, 3, 3], [45, 0, 0], [45, 20, 3], [45, 39, 39], [19, 0, 45], [-1, 0, 0]]
    )
    func total(totals: [Int]) async throws {
        serve(45) { .json(#"{\#($0),"total":\#(totals[min($1 / 20, 2)])}"#) }
        for paging in [Paging.pages(total: "total"), .offset(total: "total"), .cursor("next", total: "total")] {
            let found = try await all(paging)
            #expect(found.ids == Array(0..<45) && found.total == (totals[2] == 45 ? 45 : nil))
        }
        #expect(try await page(1, .pages(total: "total")).total == (totals[0] == 45 ? 45 : nil))
        #expect(try await page(2, .pages(total: "total")).total == nil)
    }

    @Test(
        "what the server names as next decides about a page that is longer than the limit",
        arguments: [21, 30, 35, 70]
    )
    func longer(size: Int) async throws {
        serve(70, size: size) { members, start in
            let end = start + size
            let next = end < 70 ? #", </items?_page=\#(end / size + 1)&offset=\#(end)>; rel="next""# : ""
            return .json("{\(members),\"total\":\(size)}", headers: ["Link": #"</items>; rel="first""# + next])
        }
        for paging in [Paging.pages(), .offset(), .cursor("next"), .cursor("next", total: "total")] {
            #expect(try await all(paging).ids == Array(0..<70))
        }
        #expect(try await page(1, .cursor("next", total: "total")).total == (size == 70 ? 70 : nil))
        #expect(try await page(2, .pages()).items.map(\.id) == Array((0..<70).dropFirst(size).prefix(size)))
    }

    @Test(
        "200 without a body is an error on each page, and 204 and null are the end",
        arguments: ["", byteOrderMark, " \n"]
    )
    func empty(body: String) async throws {
        let failure = APIError.invalidResponse(.json(UnreadableJSON(.notJSON)))
        for paging in [Paging.pages(), .offset(), .cursor("next")] {
            for empty in [0, 20] {
                serve(40) { .json($1 == empty ? body : "{\($0)}") }
                await #expect(throws: failure) { try await all(paging) }
            }
        }
        for end in [ScriptedResponse.status(204), .json(Self.byteOrderMark + #"{"items":null}"#)] {
            serve(0) { _, _ in end }
            #expect(try await page(1, .pages()) == ListPage(items: [], total: nil, hasNext: false))
        }
    }

    @Test(
        "a null between the elements is missing, is named, and counts as an element of its page",
        arguments: [20: [3], 1: [0], 40: [20, 39], 41: [5, 25], 45: Array(20..<40)]
    )
    func nulls(count: Int, nulls: [Int]) async throws {
        let ignored = Locked<[String]>([])
        let note = JSONCoding.OnIgnored { path in ignored.change { $0.append(path) } }
        serve(count) { members, _ in
            let members = nulls.reduce(members) { $0.replacing(#"{"id":\#($1)}"#, with: "null") }
            return .json(#"{\#(members),"total":\#(count)}"#)
        }
        for paging in [Paging.pages(), .pages(total: "total"), .offset(), .offset(total: "total"), .cursor("next")] {
            ignored.change { $0 = [] }
            let found = try await JSONCoding.$onIgnored.withValue(note) { try await all(paging) }
            #expect(found.ids == (0..<count).filter { !nulls.contains($0) })
            #expect(ignored.value == nulls.map { "items[\($0 % 20)]" })
        }
    }

    @Test("a null is also missing in an inner list and in an object of elements, but not as a required member")
    func innerNulls() async throws {
        struct Inner: Decodable, Equatable { let tags: [String] }
        func read<Value: Decodable & Sendable>(_ body: String) async throws -> Value {
            client.on(.get, "/inner", response: .json(body))
            return try await client.get(path: "/inner")
        }
        let list = #"[{"tags":["a",null]},null,{"tags":[null,"b",null]}]"#
        #expect(try await read(list) == [Inner(tags: ["a"]), Inner(tags: ["b"])])
        #expect(try await read(#"{"a":{"tags":[]},"b":null}"#) == ["a": Inner(tags: [])])
        #expect(try await read("[1,null]") == [1, nil] as [Int?])
        let failure = APIError.invalidResponse(.json(UnreadableJSON(path: "[0].tags", .null(expected: .list))))
        await #expect(throws: failure) { let _: [Inner] = try await read(#"[{"tags":null}]"#) }
    }
}
