import Core
import Foundation
import Testing

/// Tests each endpoint of the API in two ways: with the fake backend in the process of the tests, and over HTTP with
/// `focal-server`.
@Suite("The contract of the API")
struct BackendContractTests {
    @Test("the fake backend and focal-server return the same headers and bodies")
    func sameResponses() async throws {
        let (inProcess, http) = (try await Exchange.all(on: .inProcess), try await Exchange.all(on: .http))
        #expect(inProcess.count == http.count)
        for (expected, actual) in zip(inProcess, http) {
            #expect(actual == expected)
        }
    }
}

/// A request, and the part of its response that does not depend on the time or the transport.
private struct Exchange: Equatable {
    let call: String
    let status: Int
    let headers: [String: String]
    let body: String

    static func all(on transport: Transport) async throws -> [Exchange] {
        var exchanges: [Exchange] = []
        try await transport.withClient { client in
            let token = try await client.tokens().accessToken
            for (request, isAuthorized) in requests {
                var request = request
                if isAuthorized {
                    request.headers["Authorization"] = "Bearer \(token)"
                }
                exchanges.append(Exchange(request, try await client.send(request)))
            }
        }
        return exchanges
    }

    private init(_ request: APIRequest, _ response: APIResponse) {
        call = "\(request.method.rawValue) \(request.path)?\(request.query.percentEncoded)"
        status = response.status
        let names = ["allow", "content-type", "link", "location", "retry-after", "x-total-count"]
        headers = response.headers.reduce(into: [:]) { headers, field in
            guard names.contains(field.name) else { return }
            headers[field.name] = field.value.replacing(/http:\/\/127\.0\.0\.1:[0-9]+/, with: "")
        }
        body = String(decoding: response.body, as: UTF8.self)
            .replacing(/"last_login_date":"[^"]+"/, with: #""last_login_date":"…""#)
    }

    private static let requests: [(APIRequest, isAuthorized: Bool)] = [
        (APIRequest(.get, "/v1/me"), true),
        (edit(#"{"user_name":"宮崎 駿","website":""}"#), true),
        (edit(#"{"email":"shanna@MELISSA.tv"}"#), true),
        (edit(#"{"user_name":" ","email":"x","phone":5}"#), true),
        (edit("["), true),
        (edit("{}"), false),
        (APIRequest(.get, "/v1/me"), false),
        (APIRequest(.post, "/v1/login", body: Data(#"{"email":"x"}"#.utf8)), false),
        (APIRequest(.post, "/v1/login", body: Data(#"{"email":"a@b.c","pass":"x"}"#.utf8)), false),
        (APIRequest(.post, "/v1/login"), false),
        (APIRequest(.post, "/v1/refresh", body: Data("{}".utf8)), false),
        (APIRequest(.delete, "/v1/me"), true),
        (APIRequest(.get, "/v1/register"), false),
        (list("/posts", "_page=2&_limit=20"), false),
        (list("/posts", "_page=9223372036854775807&_limit=9223372036854775807"), false),
        (list("/posts", "_page=abc&_limit="), false),
        (list("/posts", "q=qui est&userId=1&_sort=title&_order=desc&_limit=3"), false),
        (list("/posts", "id=1&id=2&id=2"), false),
        (list("/posts", "q=a+b;c=d&%25=é"), false),
        (list("/users", "_sort=username"), false),
        (list("/comments", "_page=1&_limit=1"), false),
        (list("/posts/5/comments", "_page=1&_limit=2"), false),
        (APIRequest(.get, "/posts/5"), false),
        (APIRequest(.get, "/posts/101"), false),
        (APIRequest(.get, "/posts/\("5/comments")"), false),
        (APIRequest(.get, "/posts/\("é?x=1#y")"), false),
        (APIRequest(.get, "/albums"), false),
        (APIRequest(.get, "/"), false),
        (APIRequest(.post, "/todos", body: Data(#"{"title":"書く","n":1.5,"x":null}"#.utf8)), false),
        (APIRequest(.post, "/todos", body: Data("[]".utf8)), false),
        (APIRequest(.put, "/todos/201", body: Data(#"{"id":"7"}"#.utf8)), false),
        (APIRequest(.patch, "/todos/1", body: Data(#"{"completed":true}"#.utf8)), false),
        (APIRequest(.delete, "/todos/201"), false),
        (APIRequest(.delete, "/todos/201"), false),
        (APIRequest(.delete, "/todos"), false),
        (APIRequest(.post, "/v1/logout", body: Data("{}".utf8)), true),
        (APIRequest(.post, "/v1/logout", body: Data("{}".utf8)), true),
    ]

    private static func edit(_ body: String) -> APIRequest {
        APIRequest(.patch, "/v1/me", body: Data(body.utf8))
    }

    /// Returns a GET request for a list. `query` is a text such as `_page=2&_limit=5`, without percent-encoding.
    private static func list(_ path: APIPath, _ query: String) -> APIRequest {
        APIRequest(
            .get,
            path,
            query: query.split(separator: "&").map { item in
                let parts = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
                return URLQueryItem(name: String(parts[0]), value: parts.dropFirst().first.map(String.init) ?? "")
            }
        )
    }
}
