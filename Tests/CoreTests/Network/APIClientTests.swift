import Core
import Foundation
import TestSupport
import Testing

@Suite("An API client", .exhaustive)
struct APIClientTests {
    private let client = ScriptedAPIClient()
    private let login: JSONObject = ["email": "a@b.c", "pass": "ひみつ"]
    private let body = Data(#"{"email":"a@b.c","pass":"ひみつ"}"#.utf8)

    @Test("get sends the path and the query, and decodes the response")
    func get() async throws {
        client.on(.get, "/posts", response: .json("[1,2]"))
        let query = [URLQueryItem(name: "q", value: "a&b"), URLQueryItem(name: "_page", value: "2")]
        let numbers: [Int] = try await client.get(path: "/posts", query: query)
        #expect(numbers == [1, 2])
        #expect(client.requests == [APIRequest(.get, "/posts", query: query)])
    }

    @Test("post and patch send the body as JSON, and post can do so without the token of the session")
    func bodies() async throws {
        client.on(.post, "/v1/login", response: .status(201, "made"))
        client.on(.post, "/todos", response: .status(201, "made"))
        client.on(.patch, "/v1/me", response: .json("2"))
        let made: String = try await client.post(path: "/v1/login", body: login, isAuthorized: false)
        let _: String = try await client.post(path: "/todos", body: login)
        let number: Int = try await client.patch(path: "/v1/me", body: login)
        #expect(made == "made" && number == 2)
        let post = APIRequest(.post, "/v1/login", body: body, isAuthorized: false)
        let authorized = [APIRequest(.post, "/todos", body: body), APIRequest(.patch, "/v1/me", body: body)]
        #expect(client.requests == [post] + authorized)
    }

    @Test("delete, and post without a result, ignore the body of the response")
    func ignoredBodies() async throws {
        client.on(.delete, "/todos/1", response: .json("<html>"))
        client.on(.post, "/v1/logout", response: .status(204))
        try await client.delete(path: "/todos/1")
        try await client.post(path: "/v1/logout", body: JSONObject())
        let logout = APIRequest(.post, "/v1/logout", body: Data("{}".utf8))
        #expect(client.requests == [APIRequest(.delete, "/todos/1"), logout])
    }

    @Test("a request is not sent if its body cannot be encoded as JSON")
    func unwritable() async {
        let error = UnreadableJSON(.invalid("the request cannot be written as JSON"))
        await #expect(throws: APIError.invalidResponse(.json(error))) {
            try await client.post(path: "/todos", body: Double.nan)
        }
    }

    @Test("one object a line is a list", arguments: ["{\"a\": 1}\n{\"a\": 2}\n", "{\"a\": 1}\r\n{\"a\": 2}"])
    func lines(text: String) throws {
        let all: [JSONObject] = try APIResponse(status: 200, body: Data(text.utf8)).decoded()
        #expect(all == [["a": 1], ["a": 2]])
        let one = APIResponse(status: 200, headers: ["Content-Type": "application/x-ndjson"], body: Data("{}\n".utf8))
        #expect(try one.decoded() == [JSONObject()])
        let object = APIResponse(status: 200, body: Data("{\n\"a\":\n1}\n".utf8))
        #expect(try object.decoded() == ["a": 1] as JSONObject)
    }

    @Test("the error for a response that cannot be decoded contains the name of the field")
    func unreadable() async {
        client.on(.get, "/posts", response: .json(#"[{"title":"a"},{"title":5}]"#))
        let error = UnreadableJSON(path: "[1].title", .wrongType(expected: .string))
        await #expect(throws: APIError.invalidResponse(.json(error))) {
            let _: [[String: String]] = try await client.get(path: "/posts")
        }
    }

    @Test("an optional result is missing without a body that can be read, and another result is an error")
    func optionalResult() async throws {
        for response in [ScriptedResponse.status(204), .status(200), .json(#"{"a":1}"#, status: 202)] {
            client.on(.patch, "/v1/me", response: response)
            let user: UserResponse? = try await client.patch(path: "/v1/me", body: JSONObject())
            #expect(user?.user == nil)
            client.on(.patch, "/v1/me", response: response)
            await #expect(throws: APIError.self) {
                let _: UserResponse = try await client.patch(path: "/v1/me", body: JSONObject())
            }
        }
        client.on(.patch, "/v1/me", response: .json(#"{"a":1}"#))
        await #expect(throws: APIError.self) {
            let _: UserResponse? = try await client.patch(path: "/v1/me", body: JSONObject())
        }
    }

    @Test("a status code that is not 2xx, 4xx or 5xx is not valid", arguments: [100, 199, 300, 302, 304, 399, 600])
    func otherStatus(status: Int) async {
        client.on(.get, "/posts", response: .status(status, headers: ["Location": "http://b.test/"]))
        await #expect(throws: APIError.invalidResponse(.status(status))) {
            try await client.response(to: APIRequest(.get, "/posts"))
        }
    }

    @Test("the error for a refused request has a code, a message and fields", arguments: [400, 422, 500, 599])
    func refusal(status: Int) async {
        let problem = ErrorResponse(code: "wrong", message: "Some fields are wrong.", fields: ["email": "taken"])
        client.on(.patch, "/v1/me", response: .status(status, problem))
        let (message, fields) = ("Some fields are wrong.", ["email": "taken"])
        let refusal = Refusal(status: status, code: "wrong", message: message, fields: fields)
        await #expect(throws: APIError.refused(refusal)) { try await client.response(to: APIRequest(.patch, "/v1/me")) }
    }

    @Test(
        "a refused request can also have problem details as in RFC 9457",
        arguments: [
            (
                #"{"type":"https://a.test/problems/no-credit","title":"None","detail":"You need 30.","balance":1}"#,
                Refusal(status: 403, code: "no-credit", message: "You need 30.")
            ),
            (
                ##"{"title":"Wrong","errors":[{"detail":"a","pointer":"#/name"},{"detail":"b","pointer":"#/name"}]}"##,
                Refusal(status: 403, message: "Wrong", fields: ["name": "a"])
            ),
            (#"{"type":"about:blank","title":"Forbidden"}"#, Refusal(status: 403, message: "Forbidden")),
            (
                #"{"type":5,"title":"Wrong","errors":{"Email":["taken","long"],"name":"b","c":[],"d":5}}"#,
                Refusal(status: 403, message: "Wrong", fields: ["Email": "taken", "name": "b"])
            ),
            (
                ##"{"title":[],"detail":"No","errors":[{"detail":"a"},{"pointer":"#/b"},"##
                    + #""c",{"parameter":"d","detail":"e"}]}"#,
                Refusal(status: 403, message: "No", fields: ["d": "e"])
            ),
            (
                #"{"error":{"fields":5},"errors":{"name":"b","c":1e999,"d":["\ud800"],"e":[{"f":"\ud800"}]}}"#,
                Refusal(status: 403, fields: ["name": "b"])
            ),
            (#"{"detail":"No","errors":"none"}"#, Refusal(status: 403, message: "No")),
            (#"{"title":5}"#, Refusal(status: 403)), ("[]", Refusal(status: 403)), ("{}", Refusal(status: 403)),
        ]
    )
    func problemDetails(body: String, refusal: Refusal) async {
        let headers: HeaderFields = ["Content-Type": "application/problem+json; charset=utf-8"]
        client.on(.get, "/posts", response: .json(body, status: 403, headers: headers))
        await #expect(throws: APIError.refused(refusal)) { try await client.response(to: APIRequest(.get, "/posts")) }
    }

    @Test(
        "a refused request is an error, even if the body has another format",
        arguments: [
            ([:], Refusal(status: 404)), (["error": 5], Refusal(status: 404)),
            (["error": "no_post", "error_description": "No."], Refusal(status: 404, code: "no_post", message: "No.")),
            (["error": .object(["code": 5, "message": "no"])], Refusal(status: 404, message: "no")),
            (["error": .object(["code": "no", "message": ""])], Refusal(status: 404, code: "no")),
            (["error": .object(["code": "no", "message": .array([])])], Refusal(status: 404, code: "no")),
            (
                ["error": .object(["fields": .object(["a": .array(["long", "bad"]), "b": 5, "c": "no"])])],
                Refusal(status: 404, fields: ["a": "long", "c": "no"])
            ),
            (["error": .object(["fields": "a"])], Refusal(status: 404)),
            (["message": "Not found", "type": "not_found"], Refusal(status: 404, message: "Not found")),
            (["message": "Top", "error": .object(["message": "Inside"])], Refusal(status: 404, message: "Inside")),
            (["message": "Sentence", "error": "code"], Refusal(status: 404, code: "code", message: "Sentence")),
            (["message": 5], Refusal(status: 404)),
        ] as [(JSONObject, Refusal)]
    )
    func otherBody(body: JSONObject, refusal: Refusal) async {
        client.on(.get, "/posts", response: .status(404, body))
        await #expect(throws: APIError.refused(refusal)) {
            let _: [Int] = try await client.get(path: "/posts")
        }
    }

    @Test(
        "the error for a refused request has the duration of the header Retry-After",
        arguments: [
            ("7", .seconds(7)), ("0", .zero), ("-3", nil), ("90000", .seconds(86_400)), ("soon", nil), ("", nil),
            ("7.0", .seconds(7)), (" 1.5 ", .seconds(1.5)), ("7, 7", .seconds(7)), ("7,", .seconds(7)), ("7s", nil),
            ("20260101202601012026", .seconds(86_400)), (String(repeating: "9", count: 400), .seconds(86_400)),
            ("123456789012345", .seconds(86_400)), ("999999999999", .seconds(86_400)),
            ("Sun, 06 Nov 1994 08:49:37 GMT", .zero), ("Sunday", nil), (nil, nil),
        ] as [(String?, Duration?)]
    )
    func retryAfter(value: String?, duration: Duration?) async {
        let headers = HeaderFields(value.map { ["retry-after": $0] } ?? [:])
        client.on(.get, "/posts", response: .status(429, headers: headers))
        let refusal = Refusal(status: 429, retryAfter: duration)
        await #expect(throws: APIError.refused(refusal)) { try await client.response(to: APIRequest(.get, "/posts")) }
    }

    @Test(
        "403 is a limit if it says when to come back or that no request remains",
        arguments: [
            (["Retry-After": "0"], .zero), (["Retry-After": "x"], nil), (["Rate-Remaining": "0"], nil),
            (["X-RateLimit-Remaining": " 0 ", "X-RateLimit-Reset": "7"], .seconds(7)),
            (["x-ratelimit-remaining": "0", "x-ratelimit-reset": "1"], .seconds(1)),
            (["RateLimit-Remaining": "5, 0", "RateLimit-Reset": "9"], .seconds(9)),
            (["Rate-Remaining": "0", "Rate-Reset": "1500000000"], .zero),
            (["Rate-Remaining": "0", "Rate-Reset": String(repeating: "9", count: 400)], .seconds(86_400)),
            (["RateLimit": "\"a\";r=0;t=\(String(repeating: "9", count: 400))"], .seconds(86_400)),
        ] as [([String: String], Duration?)]
    )
    func limit(fields: [String: String], duration: Duration?) async {
        client.on(.get, "/posts", response: .status(403, headers: HeaderFields(fields)))
        let refusal = Refusal(status: 403, retryAfter: duration, isLimit: true)
        await #expect(throws: APIError.refused(refusal)) { try await client.response(to: APIRequest(.get, "/posts")) }
    }

    @Test(
        "403 is a refusal if requests remain or the field is not a number. Then a reset says nothing, also after 429",
        arguments: [
            ["Rate-Remaining": "1", "Rate-Reset": "7"], ["X-RateLimit-Remaining": "-1"], ["Rate-Remaining": "none"],
            ["Rate-Reset": "7", "RateLimit": "\"a\";r=3;t=9"], ["RateLimit": ""],
        ]
    )
    func noLimit(fields: [String: String]) async {
        for status in [403, 404] {
            client.on(.get, "/posts", response: .status(status, headers: HeaderFields(fields)))
            await #expect(throws: APIError.refused(Refusal(status: status))) {
                try await client.response(to: APIRequest(.get, "/posts"))
            }
        }
        #expect(Refusal(status: 429).isLimit && Refusal(status: 403, retryAfter: .zero).isLimit)
    }
}
