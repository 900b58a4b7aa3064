import Core
import Foundation
import TestSupport
import Testing

@Suite("A call", .exhaustive)
struct APIClientTests {
    private let client = ScriptedAPIClient()
    private let login = LoginRequest(email: "a@b.c", pass: "ひみつ")
    private let body = Data(#"{"email":"a@b.c","pass":"ひみつ"}"#.utf8)

    @Test("a get sends its path and its query, and reads the answer")
    func get() async throws {
        client.on(.get, "/posts", answer: .json("[1,2]"))
        let query = [URLQueryItem(name: "q", value: "a&b"), URLQueryItem(name: "_page", value: "2")]
        let numbers: [Int] = try await client.get(path: "/posts", query: query)
        #expect(numbers == [1, 2])
        #expect(client.requests == [APIRequest(.get, "/posts", query: query)])
    }

    @Test("a post, a put and a patch send their body as JSON, and read the answer")
    func bodies() async throws {
        for method in [HTTPMethod.post, .put, .patch] {
            client.on(method, "/todos/1", answer: .status(201, "made"))
        }
        let answers: [String] = [
            try await client.post(path: "/todos/1", body: login),
            try await client.put(path: "/todos/1", body: login),
            try await client.patch(path: "/todos/1", body: login),
        ]
        #expect(answers == ["made", "made", "made"])
        #expect(client.requests == [HTTPMethod.post, .put, .patch].map { APIRequest($0, "/todos/1", body: body) })
    }

    @Test("a post goes without a token when it asks to")
    func unauthorized() async throws {
        client.on(.post, "/v1/login", answer: .json("1"))
        let _: Int = try await client.post(path: "/v1/login", body: login, isAuthorized: false)
        #expect(client.requests == [APIRequest(.post, "/v1/login", body: body, isAuthorized: false)])
    }

    @Test("a delete, and a post that awaits nothing, leave the answer's body alone")
    func ignoredBodies() async throws {
        client.on(.delete, "/todos/1", answer: .json("<html>"))
        client.on(.post, "/v1/logout", answer: .status(204))
        try await client.delete(path: "/todos/1")
        try await client.post(path: "/v1/logout", body: EmptyRequestBody())
        #expect(
            client.requests == [
                APIRequest(.delete, "/todos/1"), APIRequest(.post, "/v1/logout", body: Data("{}".utf8)),
            ]
        )
    }

    @Test("a body that JSON cannot say is not sent")
    func unwritable() async {
        await #expect(
            throws: APIError.invalidResponse(.json(UnreadableJSON(.invalid("the request cannot be written as JSON"))))
        ) {
            try await client.post(path: "/todos", body: Double.nan)
        }
    }

    @Test("an answer that cannot be read names the field")
    func unreadable() async {
        client.on(.get, "/posts", answer: .json(#"[{"title":"a"},{"title":5}]"#))
        await #expect(
            throws: APIError.invalidResponse(.json(UnreadableJSON(path: "[1].title", .wrongType(expected: .string))))
        ) {
            let _: [[String: String]] = try await client.get(path: "/posts")
        }
    }

    @Test("a status that is neither success nor refusal is no answer", arguments: [100, 199, 300, 302, 304, 399, 600])
    func otherStatus(status: Int) async {
        client.on(.get, "/posts", answer: .status(status, headers: ["Location": "http://b.test/"]))
        await #expect(throws: APIError.invalidResponse(.status(status))) {
            try await client.answer(to: APIRequest(.get, "/posts"))
        }
    }

    @Test("a refusal tells its code, its message and its fields", arguments: [400, 422, 500, 599])
    func refusal(status: Int) async {
        let problem = ErrorResponse(
            code: "validation_failed",
            message: "Some fields are wrong.",
            fields: ["email": "taken"]
        )
        client.on(.patch, "/v1/me", answer: .status(status, problem))
        let refusal = Refusal(
            status: status,
            code: "validation_failed",
            message: "Some fields are wrong.",
            fields: ["email": "taken"]
        )
        await #expect(throws: APIError.refused(refusal)) { try await client.answer(to: APIRequest(.patch, "/v1/me")) }
    }

    @Test(
        "a refusal with any other body is one all the same",
        arguments: ["", "<html>", "{}", "[]", "null", #"{"error":"no"}"#, #"{"error":{"code":5,"message":"no"}}"#]
    )
    func otherBody(text: String) async throws {
        let refusing = AnswerAll(APIResponse(status: 404, body: Data(text.utf8)))
        await #expect(throws: APIError.refused(Refusal(status: 404))) {
            let _: [Int] = try await refusing.get(path: "/posts")
        }
    }

    @Test(
        "a refusal tells how many seconds to wait",
        arguments: [
            ("7", .seconds(7)), ("0", .zero), ("-3", .zero), ("soon", nil), ("1.5", nil),
            ("Sun, 06 Nov 1994 08:49:37 GMT", .zero), ("Sunday", nil), (nil, nil),
        ] as [(String?, Duration?)]
    )
    func retryAfter(value: String?, duration: Duration?) async {
        client.on(.get, "/posts", answer: .status(429, headers: HeaderFields(value.map { ["retry-after": $0] } ?? [:])))
        await #expect(throws: APIError.refused(Refusal(status: 429, retryAfter: duration))) {
            try await client.answer(to: APIRequest(.get, "/posts"))
        }
    }
}

/// A client that has one answer for every call.
private struct AnswerAll: APIClient {
    private let response: APIResponse

    init(_ response: APIResponse) {
        self.response = response
    }

    func send(_ request: APIRequest) -> APIResponse {
        response
    }
}
