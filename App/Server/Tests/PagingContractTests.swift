import Core
import FakeAPI
import Foundation
import Testing

@Suite("Lists in each way of paging")
struct PagingContractTests {
    private static let ways: [(name: String, make: @Sendable () -> Paging)] = [
        ("pages", { .pages() }), ("offset", { .offset() }), ("cursor", { .cursor("next") }), ("link", { .link() }),
    ]

    @Test("the pages are the same in the same process and over HTTP", arguments: ways)
    func pages(name: String, make: @Sendable () -> Paging) async throws {
        var data = SampleData.all
        data.divide(by: make(), in: name == "cursor" ? ["data"] : [])
        try await check(FakeAPIClient(FakeBackend(data: data)), make())
        try await DevelopmentServer.run("--paging", name) { server in
            let url = try #require(URL(string: server.address))
            try await check(HTTPAPIClient(server: url, transport: URLSessionTransport.shared), make())
        }
    }

    private func check(_ client: any APIClient, _ paging: Paging) async throws {
        let list = PostList(client: client, paging: paging)
        let third = try await list.page(3)
        #expect(third.items.map(\.id) == Array(41...60) && third.total == 100 && third.hasNext)
        let last = try await list.page(5)
        #expect(last.items.map(\.id) == Array(81...100) && !last.hasNext)
        let (end, first) = (try await list.page(6), try await list.page(1))
        #expect(end.items == [] && first.items.map(\.id) == Array(1...20))
        #expect(try await (list.page(2).items + list.page(4).items).map(\.id) == Array(21...40) + Array(61...80))
        let found = [try await list.page(1, search: "qui"), try await list.page(2, search: "qui")]
        #expect(found[0].total == found[1].total && Set(found.flatMap(\.items)).count == 40)
        #expect(try await list.page(1, of: "/posts/5/comments").items.map(\.id) == Array(21...25))

    }
}

private struct PostList {
    let client: any APIClient
    let paging: Paging

    func page(_ number: Int, of path: APIPath = "/posts", search: String? = nil) async throws(APIError) -> ListPage<
        Post
    > {
        let query = search.map { [URLQueryItem(name: "q", value: $0)] } ?? []
        let (wanted, get) = (ListRequest(Query(), page: number), APIRequest(.get, path, query: query))
        return try await client.page(wanted, of: get, paging: paging) { (posts: Posts) in posts.all }
    }
}

private struct Query: ListQuery {
    var search = ""
    let limit = 20
}

private struct Post: Decodable, ListElement, Hashable {
    let id: Int
    var texts: [String] { [] }
}

/// A list alone, or in the key `data`.
private struct Posts: Decodable {
    let all: [Post]

    private enum CodingKeys: CodingKey { case data }

    init(from decoder: any Decoder) throws {
        let object = try? decoder.container(keyedBy: CodingKeys.self)
        all = try object?.decode([Post].self, forKey: .data) ?? [Post](from: decoder)
    }
}
