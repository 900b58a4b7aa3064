import Core
import Testing

extension BackendContractTests {
    @Test("a list page has the headers X-Total-Count and Link", arguments: Transport.allCases)
    func page(transport: Transport) async throws {
        try await transport.withClient { client in
            let response = try await client.call(.get, "/posts", ["_page": "2", "_limit": "20"])
            #expect(response.status == 200)
            #expect(try response.list.count == 20)
            #expect(response.headers["X-Total-Count"] == "100")
            let links = (response.headers["Link"] ?? "").matches(of: /<([^>]+)>; rel="(\w+)"/)
            #expect(links.map { String($0.2) } == ["first", "prev", "next", "last"])
            #expect(links.map { $0.1.suffix(17) } == [1, 1, 3, 5].map { "_page=\($0)&_limit=20" })
            #expect(try await client.ids("/posts", ["_page": "6", "_limit": "20"]) == [])
        }
    }

    @Test("a list can be filtered, searched and sorted, with or without paging", arguments: Transport.allCases)
    func list(transport: Transport) async throws {
        try await transport.withClient { client throws in
            #expect(try await client.ids("/posts") == Array(1...100))
            #expect(try await client.ids("/posts", ["userId": "3"]) == Array(21...30))
            #expect(try await client.ids("/posts", ["id": "1", "id": "2"]) == [1, 2])
            #expect(try await client.ids("/posts", ["q": "QUI est esse"]) == [2])
            #expect(try await client.ids("/users", ["_sort": "id", "_order": "desc"]) == (1...10).reversed())
            let query: KeyValuePairs = ["userId": "3", "_sort": "id", "_order": "desc", "_page": "2", "_limit": "4"]
            #expect(try await client.ids("/posts", query) == [26, 25, 24, 23])
        }
    }

    @Test("the items of each collection have the same fields as in JSONPlaceholder", arguments: Transport.allCases)
    func shapes(transport: Transport) async throws {
        let shapes: [(APIPath, Int, [String])] = [
            ("/posts", 100, ["body", "id", "title", "userId"]),
            ("/comments", 500, ["body", "email", "id", "name", "postId"]),
            ("/users", 10, ["address", "company", "email", "id", "name", "phone", "username", "website"]),
            ("/todos", 200, ["completed", "id", "title", "userId"]),
        ]
        try await transport.withClient { client in
            for (path, count, keys) in shapes {
                let response = try await client.call(.get, path)
                #expect(response.headers["X-Total-Count"] == nil)
                #expect(try response.list.count == count)
                #expect(try response.list.allSatisfy { $0.keys.sorted() == keys })
            }
        }
    }

    @Test("GET returns one item or a nested list, or 404 with {} if it does not exist", arguments: Transport.allCases)
    func one(transport: Transport) async throws {
        try await transport.withClient { client in
            #expect(try await client.call(.get, "/posts/5").object["title"] == "nesciunt quas odio")
            #expect(try await client.ids("/posts/5/comments") == Array(21...25))
            let missing = ["/posts/101", "/posts/101/comments", "/posts/x", "/posts/5%2Fcomments", "/albums"]
            for path in missing.map(APIPath.init(stringLiteral:)) {
                let response = try await client.call(.get, path)
                #expect(response.status == 404)
                #expect(try response.object == [:])
            }
        }
    }

    @Test("a todo can be created, replaced, changed and deleted", arguments: Transport.allCases)
    func todo(transport: Transport) async throws {
        try await transport.withClient { client in
            let new = try await client.call(.post, "/todos", body: ["id": 1, "userId": 1, "title": "new"])
            #expect(new.status == 201)
            #expect(try new.object == ["id": 201, "userId": 1, "title": "new"])
            let replaced = try await client.call(.put, "/todos/201", body: ["title": "other"])
            #expect(replaced.status == 200)
            #expect(try replaced.object == ["id": 201, "title": "other"])
            let changed = try await client.call(.patch, "/todos/201", body: ["completed": true])
            #expect(changed.status == 200)
            #expect(try changed.object == ["id": 201, "title": "other", "completed": true])
            #expect(try await client.call(.get, "/todos/201").object == changed.object)
            #expect([200, 204].contains(try await client.call(.delete, "/todos/201").status))
            for method in [APIRequest.Method.get, .put, .patch, .delete] {
                let body: JSONObject? = method == .put || method == .patch ? [:] : nil
                #expect(try await client.call(method, "/todos/201", body: body).status == 404)
            }
        }
    }

    @Test(
        "the API returns any text unchanged, and a search finds it",
        arguments: Transport.allCases,
        [
            "宮崎 駿", "👨‍👩‍👧‍👦🏳️‍🌈", "cafe\u{301}", "a+b & c;d=e%20/?#[]@!$'()*,", #""quoted" \ back"#, "tab\tand\nnewline",
            "\u{1B}[31m\u{202E}", "﷽",
        ]
    )
    func unicode(transport: Transport, text: String) async throws {
        try await transport.withClient { client in
            #expect(try await client.call(.post, "/todos", body: ["title": .string(text)]).object["id"] == 201)
            let title = try #require(try await client.call(.get, "/todos/201").object["title"]?.text)
            #expect(Array(title.unicodeScalars) == Array(text.unicodeScalars))
            #expect(try await client.ids("/todos", ["q": text]) == [201])
            #expect(try await client.ids("/todos", ["title": text]) == [201])
        }
    }
}
