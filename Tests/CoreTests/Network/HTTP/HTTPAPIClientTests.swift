import Core
import Foundation
import TestSupport
import Testing

@Suite("The client over HTTP", .exhaustive)
struct HTTPAPIClientTests {
    private let clock = TestClock()

    @Test("the query and the path are percent-encoded and added to the path of the server")
    func encoding() async {
        let query = [URLQueryItem(name: "q", value: "a+b&c;d=e 日"), URLQueryItem(name: "_page", value: nil)]
        let request = APIRequest(.get, "/posts/\("a/b?")", query: query)
        let target = "/posts/a%2Fb%3F?q=a%2Bb%26c%3Bd%3De%20%E6%97%A5&_page="
        for (path, folder) in [("", ""), ("/", ""), ("/api%20v1", "/api%20v1"), ("/api%20v1/", "/api%20v1")] {
            let transport = ScriptedTransport(.response(200))
            let client = HTTPAPIClient(transport, server: "https://example.com" + path, clock: clock)
            _ = await client.outcome(of: request)
            #expect(transport.requests.map(\.url.absoluteString) == ["https://example.com" + folder + target])
        }
    }

    @Test("a request accepts JSON, and a request with a body has the Content-Type for JSON")
    func contentType() async {
        let transport = ScriptedTransport(.response(200))
        let client = HTTPAPIClient(transport, clock: clock)
        _ = await client.outcome(of: APIRequest(.get, "/posts"))
        _ = await client.outcome(of: APIRequest(.post, "/todos", body: Data("{}".utf8)))
        #expect(transport.requests.map { $0.headers["Accept"] } == ["application/json", "application/json"])
        #expect(transport.requests.map { $0.headers["Content-Type"] } == [nil, "application/json; charset=utf-8"])
        #expect(transport.requests.map(\.body) == [nil, Data("{}".utf8)])
    }

    @Test(
        "a request to another machine over plain http is refused",
        arguments: [
            "http://example.com", "http://127.0.0.1.example.com", "http://10.0.0.1:3000", "HTTP://localhost.example",
        ]
    )
    func plainHTTP(server: String) async {
        let transport = ScriptedTransport(.response(200))
        let failure = APIError.requestFailed(ConnectionFailure(.insecure, server: server))
        let strict = HTTPAPIClient(transport, server: server, clock: clock)
        #expect(await strict.outcome(of: APIRequest(.get, "/posts")) == .failure(failure))
        #expect(transport.requests == [])
        let lax = HTTPAPIClient(transport, server: server, allowsPlainHTTP: true, clock: clock)
        #expect(await lax.outcome(of: APIRequest(.get, "/posts")) == .success(APIResponse(status: 200)))
    }

    @Test(
        "a request to this machine over plain http is allowed",
        arguments: [
            "http://localhost:3000", "http://127.0.0.1", "http://127.1.2.3:80", "http://[::1]:8080",
        ]
    )
    func loopback(server: String) async {
        let client = HTTPAPIClient(ScriptedTransport(.response(200)), server: server, clock: clock)
        #expect(await client.outcome(of: APIRequest(.get, "/posts")) == .success(APIResponse(status: 200)))
    }

    @Test("the default limits are 30 s for a request, 10 s to connect, and 10 MB for a body")
    func limits() async {
        let transport = ScriptedTransport(.response(200))
        _ = await HTTPAPIClient(transport, clock: clock).outcome(of: APIRequest(.get, "/posts"))
        let limits = HTTPLimits(total: .seconds(30), connecting: .seconds(10), body: 10_000_000)
        #expect(transport.requests.map(\.limits) == [limits])
    }
}
