import Core
import FakeAPI
import Foundation
import Testing

/// Sends the same requests to the fake backend inside the test process, and to `focal-server` over HTTP. The tests of
/// the fake backend check what the responses must be.
@Suite("The contract of the API")
struct BackendContractTests {
    @Test("the fake backend and focal-server return the same headers and bodies")
    func sameResponses() async throws {
        let inProcess = try await exchanges(with: FakeAPIClient())
        try await DevelopmentServer.run { server in
            let url = try #require(URL(string: server.address))
            let http = try await exchanges(with: HTTPAPIClient(server: url, transport: URLSessionTransport.shared))
            #expect(inProcess.count == http.count)
            for (expected, actual) in zip(inProcess, http) {
                #expect(actual == expected)
            }
        }
    }

    /// Sends all requests. Some of them have the tokens of a session, which is renewed in the middle and ended at the
    /// end.
    private func exchanges(with client: any APIClient) async throws -> [Exchange] {
        var exchanges: [Exchange] = []
        func send(_ request: APIRequest) async throws -> APIResponse {
            let response = try await client.send(request)
            exchanges.append(Exchange(request, response))
            return response
        }
        let login = try await send(.login("sINCERE@april.biz", "focal"))
        var tokens: TokensResponse = try login.decoded()
        for (request, isAuthorized) in Self.requests {
            _ = try await send(isAuthorized ? request.authorized(by: tokens) : request)
        }
        let (refresh, old) = (APIRequest.refresh(tokens), tokens)
        tokens = try await send(refresh).decoded()
        for request in [refresh, .profile.authorized(by: old), .profile.authorized(by: tokens)] {
            _ = try await send(request)
        }
        let logout = APIRequest(.post, "/v1/logout", body: Data("{}".utf8)).authorized(by: tokens)
        for request in [logout, logout, .profile.authorized(by: tokens), .refresh(tokens)] {
            _ = try await send(request)
        }
        return exchanges
    }

    private static let requests: [(APIRequest, isAuthorized: Bool)] = [
        (.profile, true),
        (edit(#"{"user_name":"宮崎 駿","website":""}"#), true),
        (edit(#"{"email":"shanna@MELISSA.tv"}"#), true),
        (edit(#"{"user_name":" ","email":"x","phone":5}"#), true),
        (edit("["), true),
        (edit("{}"), false),
        (.profile, false),
        (.login("a@b.c", "x"), false),
        (APIRequest(.post, "/v1/login", body: Data(#"{"email":"x"}"#.utf8)), false),
        (APIRequest(.post, "/v1/login"), false),
        (APIRequest(.post, "/v1/refresh", body: Data("{}".utf8)), false),
        (APIRequest(.delete, "/v1/me"), true),
        (todo("a", key: "k"), true),
        (todo("a", key: "k"), true),
        (todo("b", key: "k"), true),
        (todo("a", key: "k"), false),
        (APIRequest(.get, "/v1/register"), false),
        (list("/posts", "_page=2&_limit=20"), false),
        (list("/posts", "_page=9223372036854775807&_limit=9223372036854775807"), false),
        (list("/posts", "_page=abc&_limit="), false),
        (list("/posts", "q=qui est&userId=1&_sort=title&_order=desc&_limit=3"), false),
        (list("/posts", "id=1&id=2&id=2"), false),
        (list("/posts", "q=a+b;c=d"), false),
        (list("/posts", "%25=é"), false),
        (list("/users", "_sort=username"), false),
        (list("/posts", "_start=0"), false),
        (list("/users", "address.city=Gwenborough"), false),
        (list("/posts", "_sort=id&_sort=title"), false),
        (list("/posts/5", "_embed=comments"), false),
        (list("/comments", "_page=1&_limit=1"), false),
        (list("/posts/5/comments", "_page=1&_limit=2"), false),
        (APIRequest(.get, "/posts/5"), false),
        (APIRequest(.get, "/posts/101"), false),
        (APIRequest(.get, "/posts/5%2Fcomments"), false),
        (APIRequest(.get, "/posts/%C3%A9%3Fx%3D1%23y"), false),
        (APIRequest(.get, "/no-such-collection"), false),
        (APIRequest(.get, "/"), false),
        (APIRequest(.post, "/todos", body: Data(#"{"title":"👨‍👩‍👧 e\u0301 \u001b[31m\u202e","n":1.5}"#.utf8)), false),
        (list("/todos", "q=👨‍👩‍👧 e\u{301} \u{1B}[31m\u{202E}"), false),
        (APIRequest(.post, "/todos", body: Data("[]".utf8)), false),
        (APIRequest(.put, "/todos/201", body: Data(#"{"id":"7"}"#.utf8)), false),
        (APIRequest(.patch, "/todos/1", body: Data(#"{"completed":true}"#.utf8)), false),
        (APIRequest(.delete, "/todos/201"), false),
        (APIRequest(.delete, "/todos/201"), false),
        (APIRequest(.delete, "/todos"), false),
        (upload("/uploads", .bytes(Data([0, 255, 13, 10]), type: "image/png")), false),
        (APIRequest(.get, "/uploads/1"), false),
        (upload("/uploads", .bytes(Data(count: (1 << 20) + 1), type: "image/png")), false),
        (upload("/todos", .bytes(Data([0, 255]), type: "image/png")), false),
        (upload("/todos", .form([URLQueryItem(name: "title", value: "a&b c")])), false),
        (upload("/todos", photo("b"), key: "m"), false),
        (upload("/todos", photo("c"), key: "m"), false),
        (upload("/todos", photo("b", "d"), key: "m"), false),
        (APIRequest(.get, "/uploads/2"), false),
        (APIRequest(.get, "/uploads/9"), false),
        (APIRequest(.delete, "/uploads/1"), false),
    ]

    private static func photo(_ boundary: String, _ text: String = "a") -> RequestBody {
        let file = RequestBody.Part.file("photo", Data([0, 255]), fileName: "写真.png", type: "image/png")
        return (try? .multipart([.field("title", text), file], boundary: boundary)) ?? .form([])
    }

    private static func upload(_ path: APIPath, _ body: RequestBody, key: String? = nil) -> APIRequest {
        var request = APIRequest(.post, path, content: body)
        request.headers["Idempotency-Key"] = key
        return request
    }

    private static func todo(_ title: String, key: String) -> APIRequest {
        APIRequest(.post, "/todos", headers: ["Idempotency-Key": key], body: Data(#"{"title":"\#(title)"}"#.utf8))
    }

    private static func edit(_ body: String) -> APIRequest {
        APIRequest(.patch, "/v1/me", body: Data(body.utf8))
    }

    /// Returns a GET request for a list. `query` is a text such as `_page=2&_limit=5`, without percent-encoding.
    private static func list(_ path: APIPath, _ query: String) -> APIRequest {
        let items = query.split(separator: "&").map { $0.split(separator: "=", maxSplits: 1).map(String.init) }
        return APIRequest(.get, path, query: items.map { URLQueryItem(name: $0[0], value: $0.dropFirst().first ?? "") })
    }
}

/// A request, and the part of its response that does not depend on the time, the tokens or the transport.
private struct Exchange: Equatable {
    let call: String
    let status: Int
    let headers: [String: String]
    let body: String

    init(_ request: APIRequest, _ response: APIResponse) {
        call = "\(request.method.rawValue) \(request.path)?\(request.query)"
        status = response.status
        let names = ["allow", "content-type", "link", "location", "retry-after", "x-total-count"]
        headers = response.headers.reduce(into: [:]) { headers, field in
            guard names.contains(field.name) else { return }
            headers[field.name] = field.value.replacing(/http:\/\/127\.0\.0\.1:[0-9]+/, with: "")
        }
        body = String(decoding: response.body, as: UTF8.self)
            .replacing(/"(access_token|refresh_token|last_login_date)":"[^"]+"/) { #""\#($0.1)":"…""# }
    }
}

extension APIRequest {
    fileprivate static let profile = APIRequest(.get, "/v1/me")

    fileprivate static func login(_ email: String, _ pass: String) -> APIRequest {
        APIRequest(.post, "/v1/login", body: Data(#"{"email":"\#(email)","pass":"\#(pass)"}"#.utf8))
    }

    fileprivate static func refresh(_ tokens: TokensResponse) -> APIRequest {
        APIRequest(.post, "/v1/refresh", body: Data(#"{"refresh_token":"\#(tokens.refreshToken ?? "")"}"#.utf8))
    }

    fileprivate func authorized(by tokens: TokensResponse) -> APIRequest {
        var request = self
        request.headers["Authorization"] = "Bearer \(tokens.accessToken)"
        return request
    }
}
