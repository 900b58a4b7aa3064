import Core
import FakeAPI
import Foundation
import Testing

@Suite("Lists of the fake backend")
struct FakeListTests {
    private let backend = FakeFixture().backend

    @Test(
        "each list has the items of JSONPlaceholder with all fields",
        arguments: [
            ("posts", 100, ["body", "id", "title", "userId"]),
            ("comments", 500, ["body", "email", "id", "name", "postId"]),
            ("users", 10, ["address", "company", "email", "id", "name", "phone", "username", "website"]),
            ("todos", 200, ["completed", "id", "title", "userId"]),
        ]
    )
    func sampleData(name: String, count: Int, keys: [String]) async throws {
        let response = try await backend.call(.get, "/\(name)")
        #expect(response.status == 200)
        #expect(response.headers == ["Content-Type": "application/json; charset=utf-8"])
        let items = try response.list
        #expect(items.count == count)
        #expect(items.allSatisfy { $0.keys.sorted() == keys })
        #expect(items.compactMap { $0["id"]?.text } == (1...count).map(String.init))
    }

    @Test("a list can be filtered by one or more values of a field")
    func fields() async throws {
        #expect(try await backend.ids("/posts", ["userId": "3"]) == Array(21...30))
        #expect(try await backend.ids("/posts", ["id": "1", "id": "2"]) == [1, 2])
        #expect(try await backend.ids("/posts", ["userId": "3", "id": "1", "id": "22"]) == [22])
        #expect(try await backend.ids("/todos", ["completed": "true", "userId": "1"]).count == 11)
        #expect(try await backend.ids("/posts", ["userId": "11"]) == [])
    }

    @Test(
        "a query parameter that the list does not know is refused, and the message has its name",
        arguments: [
            ("/posts", ["_start": "0"], "_start"), ("/posts", ["_gte": "5"], "_gte"),
            ("/posts", ["id_gte": "5"], "id_gte"), ("/users", ["_embed": "posts", "id": "1"], "_embed"),
            ("/users", ["address.city": "Gwenborough"], "address.city"), ("/posts", ["name": "x"], "name"),
            ("/posts", ["_sort": "id", "_sort": "title"], "_sort"), ("/posts", ["_sort": "userId,id"], "_sort"),
            ("/posts", ["_page": "1", "_page": "2"], "_page"), ("/posts/5/comments", ["userId": "1"], "userId"),
            ("/posts/5", ["_embed": "comments"], "_embed"), ("/v1/me", ["id": "1"], "id"),
        ] as [(APIPath, KeyValuePairs<String, String>, String)]
    )
    func unknownParameter(path: APIPath, query: KeyValuePairs<String, String>, name: String) async throws {
        let response = try await backend.call(.get, path, query)
        #expect(response.status == 400)
        #expect(try response.refusal.code == "unknown_parameter")
        #expect(try response.refusal.message.contains("parameter \(name) "))
    }

    @Test("a change with a query is refused, and changes nothing")
    func changeWithQuery() async throws {
        #expect(try await backend.call(.post, "/posts", ["userId": "1"], body: [:]).status == 400)
        #expect(try await backend.ids("/posts").count == 100)
        #expect(try await backend.call(.get, "/albums", ["userId": "1"]).status == 404)
    }

    @Test("a list keeps its fields after all its items are deleted, and a list that never had items accepts any field")
    func fieldsOfEmptyList() async throws {
        var data = SampleData(["things": [["id": 1, "size": 3]]])
        data["notes"] = []
        let backend = FakeFixture(data: data).backend
        #expect(try await backend.call(.delete, "/things/1").status == 200)
        #expect(try await backend.ids("/things", ["size": "3", "_sort": "size"]) == [])
        #expect(try await backend.call(.get, "/things", ["color": "red"]).status == 400)
        #expect(try await backend.ids("/notes", ["color": "red"]) == [])
        #expect(try await backend.call(.get, "/notes", ["_start": "0"]).status == 400)
    }

    @Test("a search finds a text in any field, and ignores upper and lower case")
    func search() async throws {
        #expect(try await backend.ids("/posts", ["q": "QUI EST ESSE"]) == [2])
        #expect(try await backend.ids("/users", ["q": "romaguera-crona"]) == [1])
        #expect(try await backend.ids("/posts", ["q": "no such words"]) == [])
        #expect(try await backend.ids("/posts", ["q": ""]).count == 100)
        #expect(try await backend.ids("/posts", ["q": "voluptas", "userId": "2"]) == [12, 13, 14, 15, 17, 19])
    }

    @Test("a list can be sorted by a field, and numbers are compared as numbers")
    func sort() async throws {
        #expect(try await backend.ids("/users", ["_sort": "id", "_order": "desc"]) == (1...10).reversed())
        #expect(try await backend.ids("/users", ["_sort": "username"]) == [2, 1, 9, 7, 5, 4, 6, 8, 10, 3])
    }

    @Test("a sorted list has numbers first, then strings, then booleans, and then missing values")
    func mixedSort() async throws {
        let values: [JSONValue?] = [nil, true, "b", 10, false, .number(9.5), "a", 9]
        let items = values.enumerated().map { index, value in
            var item: JSONObject = ["id": .integer(index)]
            item["value"] = value
            return item
        }
        let backend = FakeFixture(data: SampleData(["things": items])).backend
        #expect(try await backend.ids("/things", ["_sort": "value"]) == [7, 5, 3, 6, 2, 4, 1, 0])
        #expect(try await backend.ids("/things", ["_sort": "value", "_order": "desc"]) == [0, 1, 4, 2, 6, 3, 5, 7])
    }

    @Test(
        "sorting does not change the order of items whose values are equal, for every type of value",
        arguments: [
            [1, .number(1)], ["a", "a"], [true, true], [.null, .null], [.array([]), .object([:])],
        ] as [[JSONValue]]
    )
    func stableSortOfEqualValues(pair: [JSONValue]) async throws {
        let items = (0..<6).map { index -> JSONObject in ["id": .integer(index), "value": pair[index % 2]] }
        let backend = FakeFixture(data: SampleData(["things": items])).backend
        #expect(try await backend.ids("/things", ["_sort": "value"]) == Array(0..<6))
        #expect(try await backend.ids("/things", ["_sort": "value", "_order": "desc"]) == Array(0..<6))
    }

    @Test("a nested list has the items that belong to another item, and can be filtered")
    func nested() async throws {
        #expect(try await backend.ids("/posts/5/comments") == Array(21...25))
        #expect(try await backend.ids("/users/1/posts") == Array(1...10))
        #expect(try await backend.ids("/users/2/todos", ["completed": "true"]).count == 8)
        #expect(try await backend.ids("/users/1/comments") == [])
    }

    @Test("collections can be added, replaced and removed")
    func ownCollections() async throws {
        var data = SampleData.all
        data["posts"] = [["id": 7, "title": "own"]]
        data["todos"] = nil
        data["notes"] = []
        let backend = FakeFixture(data: data).backend
        #expect(try await backend.ids("/posts") == [7])
        #expect(try await backend.ids("/users").count == 10)
        #expect(try await backend.call(.get, "/todos").status == 404)
        #expect(try await backend.call(.get, "/notes").body == Data("[]".utf8))
    }
}
