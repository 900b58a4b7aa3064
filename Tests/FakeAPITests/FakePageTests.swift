import Core
import FakeAPI
import Foundation
import Testing

@Suite("List pages of the fake backend")
struct FakePageTests {
    private let backend = FakeFixture().backend

    @Test("the headers of a list page have the number of items and links to other pages")
    func headers() async throws {
        let response = try await backend.call(.get, "/posts", ["_page": "2", "_limit": "20"])
        #expect(response.status == 200)
        #expect(try response.list.compactMap { $0["id"]?.text } == (21...40).map(String.init))
        #expect(response.headers["X-Total-Count"] == "100")
        #expect(
            response.headers["Link"] == """
                </posts?_page=1&_limit=20>; rel="first", </posts?_page=1&_limit=20>; rel="prev", \
                </posts?_page=3&_limit=20>; rel="next", </posts?_page=5&_limit=20>; rel="last"
                """
        )
    }

    @Test(
        "the headers have links only to list pages that exist",
        arguments: [
            ("1", "20", 20, ["first": 1, "next": 2, "last": 5]),
            ("5", "20", 20, ["first": 1, "prev": 4, "last": 5]),
            ("1", "100", 100, ["first": 1, "last": 1]),
            ("2", "99", 1, ["first": 1, "prev": 1, "last": 2]),
            ("9", "20", 0, ["first": 1, "prev": 5, "last": 5]),
            ("9223372036854775807", "9223372036854775807", 0, ["first": 1, "prev": 1, "last": 1]),
        ] as [(String, String, Int, [String: Int])]
    )
    func links(page: String, limit: String, count: Int, expected: [String: Int]) async throws {
        let response = try await backend.call(.get, "/posts", ["_page": page, "_limit": limit])
        #expect(try response.list.count == count)
        let links = (response.headers["Link"] ?? "").matches(of: /<\/posts\?_page=(\d+)&_limit=\d+>; rel="(\w+)"/)
        #expect(Dictionary(uniqueKeysWithValues: links.map { (String($0.2), Int($0.1)) }) == expected)
    }

    @Test("a list can be in objects, and in an object whose keys are the ids, at any place of an item")
    func shapes() async throws {
        var data = SampleData.all
        let json = #"[{"node": {"key": "a"}}, {"node": {"key": "b"}}, {"node": {"key": "c"}}]"#
        let paging = Paging.pages("page", limit: "size", first: 0, total: "a.n")
        data.add("lists", json: json, paging: paging, in: ["a", "b"], id: "node.key")
        data.add("objects", json: json, in: ["a", "*"], id: "node.key")
        let backend = FakeBackend(data: data)
        let page = try await backend.call(.get, "/lists", ["page": "1", "size": "2"])
        #expect(page.body == Data(#"{"a":{"b":[{"node":{"key":"c"}}],"n":3}}"#.utf8))
        let first = try await backend.call(.get, "/lists", ["page": "0", "size": "1"])
        #expect(first.body == Data(#"{"a":{"b":[{"node":{"key":"a"}}],"n":3}}"#.utf8))
        let all = try await backend.call(.get, "/objects")
        #expect(String(decoding: all.body, as: UTF8.self).hasPrefix(#"{"a":{"a":{"node":{"key":"a"}},"b":{"#))
        #expect(try await backend.call(.get, "/objects/c").body == Data(#"{"node":{"key":"c"}}"#.utf8))
    }

    @Test("a page can begin after an element, and the first page at element 1")
    func starts() async throws {
        var data = SampleData.all
        let json = #"[{"id":"c"},{"id":"a"},{"id":"b"}]"#
        data.add("last", json: json, paging: .last("a.id", more: "more", total: "n"), in: ["a"])
        data.add("offset", json: json, paging: .offset(first: 1, total: "n"), in: ["a"])
        let backend = FakeBackend(data: data)
        for (id, next, more) in [("c", "a", true), ("a", "b", false), ("x", "c", true)] {
            let page = try await backend.call(.get, "/last", ["starting_after": id, "limit": "1"])
            #expect(page.body == Data(#"{"a":[{"id":"\#(next)"}],"more":\#(more),"n":3}"#.utf8))
        }
        for (start, id) in [("1", "c"), ("3", "b")] {
            let page = try await backend.call(.get, "/offset", ["offset": start, "limit": "1"])
            #expect(page.body == Data(#"{"a":[{"id":"\#(id)"}],"n":3}"#.utf8))
        }
    }

    @Test(
        "an invalid _page means page 1, and an invalid _limit means ten items",
        arguments: [
            ("abc", "abc", 10), ("", "", 10), ("0", "0", 10), ("1", "9223372036854775807", 100),
            ("-9223372036854775808", "-9223372036854775808", 10), ("1.5", "2e3", 10), ("１", "3", 3),
        ]
    )
    func anyText(page: String, limit: String, count: Int) async throws {
        #expect(try await backend.ids("/posts", ["_page": page, "_limit": limit]) == Array(1...count))
    }

    @Test("a missing _page means page 1, and a missing _limit means ten items")
    func missingText() async throws {
        #expect(try await backend.ids("/posts", ["_page": "2"]) == Array(11...20))
        #expect(try await backend.ids("/posts", ["_limit": "3"]) == [1, 2, 3])
    }

    @Test("for a search, the headers have the number of results and links with the encoded query")
    func keptQuery() async throws {
        let query: KeyValuePairs = ["q": "qui est&<>\"é", "_page": "1", "userId": "3"]
        let response = try await backend.call(.get, "/posts", query)
        #expect(response.headers["X-Total-Count"] == "0")
        #expect(
            response.headers["Link"] == """
                </posts?_page=1&q=qui%20est%26%3C%3E%22%C3%A9&userId=3>; rel="first", \
                </posts?_page=1&q=qui%20est%26%3C%3E%22%C3%A9&userId=3>; rel="last"
                """
        )
    }

    @Test("the links of a nested list contain the path of this list")
    func nested() async throws {
        let response = try await backend.call(.get, "/posts/5/comments", ["_page": "1", "_limit": "5"])
        #expect(response.headers["X-Total-Count"] == "5")
        #expect(response.headers["Link"]?.hasPrefix("</posts/5/comments?_page=1&_limit=5>") == true)
    }

    @Test("the links are absolute if the request has a valid host")
    func host() async throws {
        func link(_ host: String) async throws -> String? {
            try await backend.call(.get, "/users", ["_page": "1"], host: host).headers["Link"]
        }
        #expect(try await link("localhost:3000")?.hasPrefix("<http://localhost:3000/users?_page=1>") == true)
        #expect(try await link("[::1]:3000")?.hasPrefix("<http://[::1]:3000/users?_page=1>") == true)
        #expect(try await link("evil>; rel=\"next\"")?.hasPrefix("</users?_page=1>") == true)
    }
}
