import Core
import Foundation
import TestSupport
import Testing

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

@Suite("The client over HTTP", .exhaustive)
struct HTTPAPIClientTests {
    private let clock = TestClock()

    @Test("the query and the path are percent-encoded and added to the path of the server, also in `TransportRequest`")
    func encoding() async throws {
        let query = [URLQueryItem(name: "q", value: "a+b&c;d=e 日"), URLQueryItem(name: "_page", value: nil)]
        let request = try APIRequest(.put, "/posts/\("a/b?")", query: query, headers: ["X": "1"], body: Data("{}".utf8))
        let target = "/posts/a%2Fb%3F?q=a%2Bb%26c%3Bd%3De%20%E6%97%A5&_page="
        for (path, folder) in [("", ""), ("/", ""), ("/api%20v1", "/api%20v1"), ("/api%20v1/", "/api%20v1")] {
            let transport = ScriptedTransport(.response(200))
            let client = HTTPAPIClient(transport, server: "https://example.com" + path, clock: clock)
            _ = await client.outcome(of: request)
            #expect(transport.requests.map(\.url.absoluteString) == ["https://example.com" + folder + target])
            let server = try #require(URL(string: "https://example.com" + path))
            #expect(transport.requests == [try #require(TransportRequest(request, to: server))])
        }
    }

    @Test("a request accepts JSON, has a Content-Type if it has a body, and has the default limits")
    func contentType() async {
        let transport = ScriptedTransport(.response(200))
        let client = HTTPAPIClient(transport, clock: clock)
        _ = await client.outcome(of: APIRequest(.get, "/posts"))
        _ = await client.outcome(of: APIRequest(.post, "/todos", body: Data("{}".utf8)))
        #expect(transport.requests.map { $0.headers["Accept"] } == ["application/json", "application/json"])
        #expect(transport.requests.map { $0.headers["Content-Type"] } == [nil, "application/json; charset=utf-8"])
        #expect(transport.requests.map(\.body) == [nil, Data("{}".utf8)])
        let limits = HTTPLimits(total: .seconds(30), connecting: .seconds(10), body: 10_000_000)
        #expect(transport.requests.first?.limits == limits)
    }

    @Test("a request keeps its own content type, and its own type of the response")
    func ownTypes() async {
        let transport = ScriptedTransport(.response(200))
        let headers: HeaderFields = ["content-type": "application/merge-patch+json", "accept": "text/csv"]
        let request = APIRequest(.patch, "/posts/1", headers: headers, body: Data("{}".utf8))
        _ = await HTTPAPIClient(transport, clock: clock).outcome(of: request)
        #expect(transport.requests.map { $0.headers["Content-Type"] } == ["application/merge-patch+json"])
        #expect(transport.requests.map { $0.headers["Accept"] } == ["text/csv"])
    }

    @Test("a value from outside cannot add a header field", arguments: ["\r\n", "\n", "\r", "\0", "\u{7F}"])
    func controls(control: String) async {
        let transport = ScriptedTransport(.response(200))
        let request = APIRequest(.get, "/posts", headers: ["X": "a\(control)b: c"])
        _ = await HTTPAPIClient(transport, clock: clock).outcome(of: request)
        let spaces = String(repeating: " ", count: control.unicodeScalars.count)
        #expect(transport.requests.map { $0.headers["X"] } == ["a\(spaces)b: c"])
    }

    #if os(Linux)
    @Test("on Linux, a request names the program, unless it already has a User-Agent")
    func userAgent() async {
        let transport = ScriptedTransport(.response(200))
        let client = HTTPAPIClient(transport, clock: clock)
        _ = await client.outcome(of: APIRequest(.get, "/posts"))
        _ = await client.outcome(of: APIRequest(.get, "/posts", headers: ["User-Agent": "a/1"]))
        let name = ProcessInfo.processInfo.processName
        #expect(transport.requests.map { $0.headers["User-Agent"] } == [name, "a/1"])
    }
    #endif

    @Test(
        "without mobile data or with a refused certificate, nothing reached the server",
        arguments: [
            (URLError.dataNotAllowed, .unreachable), (.internationalRoamingOff, .unreachable),
            (.callIsActive, .unreachable),
            (.notConnectedToInternet, .unreachable), (.clientCertificateRequired, .insecure),
            (.clientCertificateRejected, .insecure), (.badURL, .unknownHost), (.networkConnectionLost, .lost),
        ] as [(URLError.Code, ConnectionFailure.Reason)]
    )
    func urlError(code: URLError.Code, reason: ConnectionFailure.Reason) {
        #expect(ConnectionFailure.Reason(URLError(code)) == reason)
        #expect(ConnectionFailure.Reason(CancellationError()) == .cancelled)
    }

    @Test("over plain http, only requests to this machine are sent, unless plain http is allowed")
    func plainHTTP() async throws {
        let (transport, server) = (ScriptedTransport(.response(200)), "http://10.0.0.1:3000")
        let failure = APIError.requestFailed(ConnectionFailure(.insecure, server: server))
        let strict = HTTPAPIClient(server: try #require(URL(string: server)), transport: transport, clock: clock)
        #expect(await strict.outcome(of: APIRequest(.get, "/posts")) == .failure(failure))
        #expect(transport.requests == [])
        let lax = HTTPAPIClient(transport, server: server, allowsPlainHTTP: true, clock: clock)
        #expect(await lax.outcome(of: APIRequest(.get, "/posts")) == .success(APIResponse(status: 200)))
        let local = HTTPAPIClient(transport, server: "http://localhost:3000", clock: clock)
        #expect(await local.outcome(of: APIRequest(.get, "/posts")) == .success(APIResponse(status: 200)))
    }
}
