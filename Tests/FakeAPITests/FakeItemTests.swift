import Core
import FakeAPI
import Foundation
import Testing

@Suite("Items of the fake backend")
struct FakeItemTests {
    private let backend = FakeFixture().backend
    private let todo: JSONObject = ["userId": 1, "id": 1, "title": "delectus aut autem", "completed": false]

    @Test("GET with an id returns the item with this id")
    func one() async throws {
        let response = try await backend.call(.get, "/todos/1")
        #expect(response.status == 200)
        #expect(try response.object == todo)
    }

    @Test(
        "for a path that does not exist, the response is 404 and {}",
        arguments: [
            "/posts/101", "/posts/5%2Fcomments", "/posts/101/comments", "/posts/5/likes", "/posts/5/comments/1",
            "/albums", "/", "/v1", "/v1/register", "/v1/me/1",
        ]
    )
    func notFound(path: String) async throws {
        let response = try await backend.call(.get, APIPath(stringLiteral: path))
        #expect(response.status == 404)
        #expect(try response.object == [:])
        #expect(response.headers["Content-Type"] == "application/json; charset=utf-8")
    }

    @Test("a new item gets the id in the request if it is free, and otherwise the next one, and is last in the list")
    func create() async throws {
        let response = try await backend.call(.post, "/todos", body: ["title": "new", "id": 1])
        #expect(response.status == 201)
        #expect(try response.object == ["id": 201, "title": "new"])
        #expect(try await backend.call(.get, "/todos/201").object == ["id": 201, "title": "new"])
        #expect(try await backend.call(.post, "/todos", body: [:]).object == ["id": 202])
        #expect(try await backend.call(.post, "/todos", body: ["id": 900]).object == ["id": 900])
        #expect(try await backend.call(.post, "/todos", body: ["id": ".."]).object == ["id": 901])
        #expect(try await backend.ids("/todos") == Array(1...202) + [900, 901])
    }

    @Test(
        "a new item gets a generated id if the other ids are strings, or if there is no larger number",
        arguments: ["first", .integer(.max)] as [JSONValue]
    )
    func madeID(id: JSONValue) async throws {
        let backend = FakeFixture(data: SampleData(["notes": [["id": id]]])).backend
        #expect(try await backend.call(.post, "/notes", body: [:]).object == ["id": "made"])
        #expect(try await backend.call(.get, "/notes/made").status == 200)
    }

    @Test("PUT replaces all fields of an item except the id, and the item keeps its place in the list")
    func replace() async throws {
        let response = try await backend.call(.put, "/todos/1", body: ["title": "new", "id": 7])
        #expect(response.status == 200)
        #expect(try response.object == ["id": 1, "title": "new"])
        #expect(try await backend.call(.get, "/todos/1").object == ["id": 1, "title": "new"])
        #expect(try await backend.ids("/todos") == Array(1...200))
    }

    @Test("PATCH changes the fields that are in the body, but not the id")
    func change() async throws {
        var expected = todo
        expected["completed"] = true
        let response = try await backend.call(.patch, "/todos/1", body: ["completed": true, "id": 7])
        #expect(response.status == 200)
        #expect(try response.object == expected)
        #expect(try await backend.call(.get, "/todos/1").object == expected)
    }

    @Test("after DELETE, an item does not exist and cannot be edited, even if it was new")
    func remove() async throws {
        _ = try await backend.call(.post, "/todos", body: [:])
        for id in [1, 201] {
            #expect(try await backend.call(.delete, "/todos/\(id)").status == 200)
            for method in [APIRequest.Method.get, .put, .patch, .delete] {
                #expect(try await backend.call(method, "/todos/\(id)", body: [:]).status == 404)
            }
        }
        #expect(try await backend.ids("/todos") == Array(2...200))
    }

    @Test("a new item can have the id of a deleted item")
    func reusedID() async throws {
        _ = try await backend.call(.delete, "/todos/200")
        #expect(try await backend.call(.post, "/todos", body: ["title": "new"]).object == ["id": 200, "title": "new"])
        #expect(try await backend.call(.get, "/todos/200").object == ["id": 200, "title": "new"])
    }

    @Test(
        "a request body that is not a JSON object is refused and changes nothing",
        arguments: [(nil, 400), ("", 400), ("{", 400), ("[]", 422), ("null", 422)] as [(String?, Int)],
        [
            APIRequest(.post, "/todos"), APIRequest(.put, "/todos/1"), APIRequest(.patch, "/todos/1"),
            APIRequest(.post, "/v1/login"), APIRequest(.post, "/v1/refresh"), APIRequest(.patch, "/v1/me"),
            APIRequest(.post, "/posts/5/comments"),
        ]
    )
    func unusableBody(body: (text: String?, status: Int), request: APIRequest) async throws {
        let fixture = FakeFixture()
        try await fixture.login()
        var request = request
        request.headers["Authorization"] = "Bearer token-1"
        request.body = body.text.map { Data($0.utf8) }
        let response = try await fixture.backend.respond(to: request)
        #expect(response.status == body.status)
        #expect(try response.refusal.code == (body.status == 400 ? "invalid_json" : "validation_failed"))
        #expect(try await fixture.backend.call(.get, "/todos/1").object == todo)
    }

    @Test("a user adds a comment to a post, with the name and the email address of the account, and nobody else can")
    func addsComment() async throws {
        let fixture = FakeFixture()
        func add(to post: Int = 5, token: String?) async throws -> APIResponse {
            let body: JSONObject = ["body": "Nice.", "id": 1, "name": "x"]
            let path = APIPath(stringLiteral: "/posts/\(post)/comments")
            return try await fixture.backend.call(.post, path, body: body, token: token)
        }
        #expect(try await add(token: nil).status == 401)
        try await fixture.login()
        let response = try await add(token: "token-1")
        #expect(response.status == 201)
        let comment: JSONObject = [
            "postId": 5, "id": 501, "name": "Leanne Graham", "email": "Sincere@april.biz", "body": "Nice.",
        ]
        #expect(try response.object == comment)
        #expect(try await fixture.backend.ids("/posts/5/comments") == Array(21...25) + [501])
        #expect(try await add(to: 101, token: "token-1").status == 404)
    }

    @Test(
        "a comment without a text, or with a text that is too long, is refused with a message for the field",
        arguments: [
            ([:], "is required"), (["body": 1], "must be a string"), (["body": " \n"], "must not be empty"),
            (["body": .string(String(repeating: "x", count: 1_001))], "must have at most 1000 characters"),
        ] as [(JSONObject, String)]
    )
    func refusesComment(body: JSONObject, problem: String) async throws {
        let fixture = FakeFixture()
        try await fixture.login()
        let response = try await fixture.backend.call(.post, "/posts/5/comments", body: body, token: "token-1")
        #expect(response.status == 422)
        #expect(try response.refusal.fields == ["body": problem])
        #expect(try await fixture.backend.ids("/posts/5/comments") == Array(21...25))
    }

    @Test(
        "a method that a path does not support is refused, and the response names the allowed methods",
        arguments: [
            (APIRequest.Method.put, "/todos", "GET, POST"), (.post, "/todos/1", "GET, PUT, PATCH, DELETE"),
            (.delete, "/posts/5/comments", "GET, POST"), (.post, "/users/1/todos", "GET"),
            (.delete, "/v1/login", "POST"), (.delete, "/v1/refresh", "POST"),
            (.delete, "/v1/logout", "POST"), (.delete, "/v1/me", "GET, PATCH"),
        ]
    )
    func otherMethods(method: APIRequest.Method, path: String, allowed: String) async throws {
        let response = try await backend.call(method, APIPath(stringLiteral: path), body: [:])
        #expect(response.status == 405)
        #expect(response.headers["Allow"] == allowed)
        #expect(try response.refusal.code == "method_not_allowed")
    }
}
