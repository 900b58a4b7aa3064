import Core
import Foundation
import Testing

@Suite("The client over HTTP", .timeLimit(.minutes(5)))
struct HTTPAPIClientTests {
    /// Longer than other tests can keep a busy machine from going on.
    private static let ample = Duration.seconds(240)

    @Test("an answer comes through with its status, its header fields and its body")
    func answer() async throws {
        let server = try LoopbackServer { _ in
            .answer("418 I'm a teapot", ["X-Total-Count: 100", "Content-Type: text/plain"], body: "お茶")
        }
        let response = try await send(APIRequest(.get, "/tea"), to: server.url)
        #expect(response.status == 418)
        #expect(response.headers["x-total-count"] == "100")
        #expect(response.headers["Content-Type"] == "text/plain")
        #expect(response.body == Data("お茶".utf8))
    }

    @Test("a call goes out with its method, its header fields and its body", arguments: HTTPMethod.allCases)
    func call(method: HTTPMethod) async throws {
        let server = try LoopbackServer { _ in .answer("204 No Content") }
        let body = method == .get || method == .delete ? nil : Data(#"{"a":"日本"}"#.utf8)
        let request = APIRequest(method, "/todos/1", headers: ["Authorization": "Bearer t"], body: body)
        #expect(try await send(request, to: server.url).status == 204)
        let text = try #require(server.requests.first)
        #expect(text.hasPrefix("\(method.rawValue) /todos/1 HTTP/1.1\r\n"))
        #expect(text.contains(/(?i)\r\nauthorization: Bearer t\r\n/))
        #expect(text.contains(/(?i)\r\naccept: application\/json\r\n/))
        #expect(text.contains(/(?i)\r\ncontent-type: application\/json; charset=utf-8\r\n/) == (body != nil))
        #expect(text.hasSuffix("\r\n\r\n" + String(decoding: body ?? Data(), as: UTF8.self)))
    }

    @Test("what is special in a query or a path is percent-encoded, and the server's own path stays")
    func encoding() async throws {
        let server = try LoopbackServer { _ in .answer("204 No Content") }
        let query = [URLQueryItem(name: "q", value: "a+b&c;d=e 日"), URLQueryItem(name: "_page", value: nil)]
        let request = APIRequest(.get, "/posts/\("a/b?")", query: query)
        for path in ["", "/", "/api%20v1", "/api%20v1/"] {
            let url = try #require(URL(string: server.url.absoluteString + path))
            _ = try await send(request, to: url)
        }
        let target = "/posts/a%2Fb%3F?q=a%2Bb%26c%3Bd%3De%20%E6%97%A5&_page="
        let folders = ["", "", "/api%20v1", "/api%20v1"]
        #expect(server.requests.map { $0.prefix { $0 != "\r\n" } } == folders.map { "GET \($0)\(target) HTTP/1.1" })
    }

    @Test("a port where nobody listens is unreachable, and the failure names the server as the user did")
    func unreachable() async throws {
        try await expect(.unreachable, from: "http://127.0.0.1:1")
    }

    @Test("a name that does not resolve is an unknown host")
    func unknownHost() async throws {
        try await expect(.unknownHost, from: "http://nowhere.invalid")
    }

    @Test("a server that stays silent is given up at the deadline")
    func timeout() async throws {
        let server = try LoopbackServer { _ in nil }
        try await expect(.timedOut, from: server.url.absoluteString, timeout: .milliseconds(300))
    }

    @Test(
        "a connection that ends before the answer does is lost",
        arguments: ["", "hello", "HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\n[1,"]
    )
    func lost(answer: String) async throws {
        let server = try LoopbackServer { _ in answer }
        try await expect(.lost, from: server.url.absoluteString)
    }

    @Test("a call that is cancelled ends, although the server stays silent")
    func cancellation() async throws {
        let (arrivals, arrival) = AsyncStream.makeStream(of: Void.self)
        let server = try LoopbackServer { _ in
            arrival.finish()
            return nil
        }
        let call = Task { try await expect(.cancelled, from: server.url.absoluteString) }
        for await _ in arrivals {}
        call.cancel()
        try await call.value
    }

    @Test(
        "a redirect to another origin is not followed, so that no token gets there",
        arguments: [301, 302, 303, 307, 308]
    )
    func otherOrigin(status: Int) async throws {
        let other = try LoopbackServer { _ in .answer("200 OK") }
        let location = "\(other.url)/posts"
        let server = try LoopbackServer { _ in .answer("\(status) Elsewhere", ["Location: \(location)"]) }
        let request = APIRequest(.get, "/posts", headers: ["Authorization": "Bearer secret"])
        let response = try await send(request, to: server.url)
        #expect(response.status == status)
        #expect(response.headers["Location"] == location)
        #expect(server.requests.count == 1)
        #expect(other.requests == [])
    }

    @Test("a redirect within the origin is followed for a get")
    func sameOrigin() async throws {
        let server = try LoopbackServer { request in
            request.hasPrefix("GET /new ") ? .answer("200 OK", body: "here") : .answer("302 Found", ["Location: /new"])
        }
        let response = try await send(APIRequest(.get, "/old"), to: server.url)
        #expect(response.status == 200)
        #expect(response.body == Data("here".utf8))
    }

    @Test(
        "a redirect is not followed for what writes, not even to read",
        arguments: [HTTPMethod.post, .put, .patch, .delete],
        [302, 303, 307]
    )
    func writing(method: HTTPMethod, status: Int) async throws {
        let server = try LoopbackServer { _ in .answer("\(status) Elsewhere", ["Location: /new"]) }
        let response = try await send(APIRequest(method, "/old"), to: server.url)
        #expect(response.status == status)
        #expect(server.requests.count == 1)
    }

    private func send(_ request: APIRequest, to server: URL) async throws -> APIResponse {
        try await HTTPAPIClient(server: server, timeout: Self.ample).send(request)
    }

    private func expect(
        _ reason: ConnectionFailure.Reason,
        from server: String,
        timeout: Duration = HTTPAPIClientTests.ample,
        sourceLocation: SourceLocation = #_sourceLocation
    ) async throws {
        let client = HTTPAPIClient(server: try #require(URL(string: server)), timeout: timeout)
        let failure = ConnectionFailure(reason, server: server)
        await #expect(throws: APIError.requestFailed(failure), sourceLocation: sourceLocation) {
            try await client.send(APIRequest(.get, "/posts"))
        }
    }
}

extension String {
    /// An answer as it goes over the wire.
    fileprivate static func answer(_ status: String, _ headers: [String] = [], body: String = "") -> String {
        let length = status.hasPrefix("204") ? [] : ["Content-Length: \(body.utf8.count)"]
        let lines = ["HTTP/1.1 \(status)", "Connection: close"] + length + headers
        return lines.joined(separator: "\r\n") + "\r\n\r\n" + body
    }
}
