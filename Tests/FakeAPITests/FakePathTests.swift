import Core
import FakeAPI
import Testing

@Suite("The paths of an app on the fake backend")
struct FakePathTests {
    private let backend: FakeBackend

    init() {
        var data = SampleData.all
        let json = #"[{"id": 1, "title": "a"}, {"id": 2, "title": "b"}, {"id": 3, "title": "c"}]"#
        let paging = Paging.pages("page", limit: "per_page")
        data.add("v2/team/articles", json: json, paging: paging, search: "query", flags: ["stock"])
        data.add("v1/user", json: #"{"id": "haru", "name": "Haru"}"#)
        backend = FakeFixture(data: data).backend
    }

    @Test("a list can have a path of several components, and a search parameter of its own")
    func path() async throws {
        #expect(try await backend.ids("/v2/team/articles", ["page": "2", "per_page": "2"]) == [3])
        #expect(try await backend.ids("/v2/team/articles", ["query": "B"]) == [2])
        #expect(try await backend.call(.get, "/v2/team/articles", ["q": "b"]).status == 400)
        #expect(try await backend.call(.get, "/v2/team/articles/2").object["title"] == "b")
        #expect(try await backend.call(.patch, "/v2/team/articles/2", body: ["title": "d"]).status == 200)
        #expect(try await backend.ids("/v2/team/articles", ["query": "d"]) == [2])
        #expect(try await backend.call(.get, "/v2/team").status == 404)
    }

    @Test("what belongs to the user is one object, also below the path of the accounts, which keep theirs")
    func mine() async throws {
        #expect(try await backend.call(.get, "/v1/user").object == ["id": "haru", "name": "Haru"])
        #expect(try await backend.call(.get, "/v1/user/haru").status == 404)
        #expect(try await backend.call(.delete, "/v1/user").headers["Allow"] == "GET")
        #expect(try await backend.call(.get, "/v1/me").status == 401)
    }

    @Test("a list that belongs to an item is divided as the list with the item")
    func parts() async throws {
        let comments: APIPath = "/v2/team/articles/2/comments"
        #expect(try await backend.ids(comments, ["page": "1", "per_page": "20"]) == [])
        #expect(try await backend.call(.get, comments, ["_page": "1"]).status == 400)
        #expect(try await backend.ids("/posts/5/comments", ["_page": "1", "_limit": "2"]) == [21, 22])
    }

    @Test("PUT sets a flag of an item, DELETE removes it, and GET says whether it is set")
    func flags() async throws {
        let flag: APIPath = "/v2/team/articles/2/stock"
        #expect(try await backend.call(.get, flag).status == 404)
        for (method, value, status) in [(.put, true, 204), (.put, true, 204), (.delete, false, 404)]
            as [(APIRequest.Method, JSONValue, Int)]
        {
            #expect(try await backend.call(method, flag).status == 204)
            #expect(try await backend.call(.get, "/v2/team/articles/2").object["stock"] == value)
            #expect(try await backend.call(.get, flag).status == status)
        }
        #expect(try await backend.call(.post, flag, body: [:]).headers["Allow"] == "GET, PUT, DELETE")
        #expect(try await backend.call(.put, "/v2/team/articles/9/stock").status == 404)
        #expect(try await backend.call(.put, "/posts/5/stock").status == 404)
    }
}
