import Core
import Foundation
import TestSupport
import Testing

@Suite("A transport over HTTP", .timeLimit(.minutes(5)))
struct WireTests {
    @Test("a response has its status, its headers and its body, and no cookie is kept", arguments: Wire.allCases)
    func response(wire: Wire) async throws {
        let headers = ["X-Total-Count: 100", "Content-Type: text/plain", "Set-Cookie: a=b"]
        let server = try FaultServer { _ in [.response("418 I'm a teapot", headers, body: "お茶")] }
        for _ in 1...2 {
            let response = try await wire.send(.get, "/tea", to: server)
            #expect(response.status == 418)
            #expect(response.headers["x-total-count"] == "100")
            #expect(response.headers["Content-Type"] == "text/plain")
            #expect(response.body == Data("お茶".utf8))
        }
        #expect(!server.requests.contains { $0.contains(/(?i)\r\ncookie:/) })
    }

    @Test("a request is sent with its method, its headers and its body", arguments: Wire.allCases)
    func request(wire: Wire) async throws {
        let server = try FaultServer { _ in [.response("204 No Content")] }
        for method in APIRequest.Method.allCases {
            let body = method == .get || method == .delete ? nil : Data(#"{"a":"日本"}"#.utf8)
            let headers: HeaderFields = ["Authorization": "Bearer t", "Accept": "application/json"]
            #expect(try await wire.send(method, "/todos/1", headers: headers, body: body, to: server).status == 204)
            let text = try #require(server.requests.last)
            #expect(text.hasPrefix("\(method.rawValue) /todos/1 HTTP/1.1\r\n"))
            #expect(text.contains(/(?i)\r\nauthorization: Bearer t\r\n/))
            #expect(text.contains(/(?i)\r\naccept: application\/json\r\n/))
            #expect(text.hasSuffix("\r\n\r\n" + String(decoding: body ?? Data(), as: UTF8.self)))
        }
    }

    @Test("a redirect is returned like any other response", arguments: Wire.allCases, [301, 302, 303, 307, 308])
    func redirect(wire: Wire, status: Int) async throws {
        let server = try FaultServer { _ in [.response("\(status) Elsewhere", ["Location: /new"])] }
        for method in [APIRequest.Method.get, .post] {
            let response = try await wire.send(method, "/old", to: server)
            #expect(response.status == status)
            #expect(response.headers["Location"] == "/new")
        }
        #expect(server.requests.count == 2)
    }

    @Test("a request to a port without a server or to an unknown host fails", arguments: Wire.allCases)
    func noConnection(wire: Wire) async throws {
        try await expect(.unreachable, from: "http://127.0.0.1:1", over: wire)
        try await expect(.unknownHost, from: "http://nowhere.invalid", over: wire)
    }

    @Test("if the connection closes before the response ends, the request fails with lost", arguments: Wire.allCases)
    func lost(wire: Wire) async throws {
        for response in ["", "HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\n[1,"] {
            let server = try FaultServer { _ in [.send(response)] }
            try await expect(.lost, from: server.url.absoluteString, over: wire)
            let broken = try FaultServer { _ in [.send(response), .reset] }
            try await expect(.lost, from: broken.url.absoluteString, over: wire)
        }
    }

    @Test("a 401 with Basic authentication is returned like any other response", arguments: [Wire.ofApp])
    func challenge(wire: Wire) async throws {
        let server = try FaultServer { _ in
            [.response("401 Unauthorized", [#"WWW-Authenticate: Basic realm="x""#], body: "{}")]
        }
        #expect(try await wire.send(to: server).status == 401)
    }

    @Test("header fields after a chunked body (trailers) are ignored", arguments: [Wire.ofApp])
    func trailers(wire: Wire) async throws {
        let text = "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n[]\r\n0\r\nX-Sum: 1\r\n\r\n"
        let server = try FaultServer { _ in [.send(text)] }
        let response = try await wire.send(to: server)
        #expect(response.status == 200)
        #expect(response.body == Data("[]".utf8))
        #expect(response.headers["X-Sum"] == nil)
    }

    @Test("if a body is larger than the limit, the request fails before the body ends", arguments: Wire.allCases)
    func tooLarge(wire: Wire) async throws {
        // On Linux, a `URLSession` reads on after its task is cancelled. So the body pauses, but it does not end.
        let body = Data(repeating: 0x20, count: 100_001)
        let server = try FaultServer { _ in [.send("HTTP/1.1 200 OK\r\n\r\n"), .send(body), .silence] }
        await #expect(throws: HTTPFailure.invalidResponse(.tooLarge(limit: 100_000))) {
            try await wire.send(limits: HTTPLimits(body: 100_000), to: server)
        }
        #expect(await server.isIdle())
    }

    @Test("a body that is exactly as large as the limit is accepted", arguments: Wire.allCases)
    func largest(wire: Wire) async throws {
        let server = try FaultServer { _ in [.response("200 OK", [], data: Data(repeating: 0x20, count: 1_000))] }
        #expect(try await wire.send(limits: HTTPLimits(body: 1_000), to: server).body.count == 1_000)
        await #expect(throws: HTTPFailure.invalidResponse(.tooLarge(limit: 999))) {
            try await wire.send(limits: HTTPLimits(body: 999), to: server)
        }
    }

    @Test("a cancelled request ends at once, and its connection is closed", arguments: Wire.allCases)
    func cancellation(wire: Wire) async throws {
        let server = try FaultServer { _ in [.silence] }
        let call = Task { try await wire.send(to: server) }
        await server.received(1)
        call.cancel()
        await #expect(throws: HTTPFailure.noResponse(.cancelled)) { try await call.value }
        #expect(await server.isIdle())
    }

    @Test("if a server accepts no connection, the request fails after the connect timeout", arguments: [Wire.ofApp])
    func connecting(wire: Wire) async throws {
        let server = try FullServer()
        let request = TransportRequest(.get, server.url, limits: HTTPLimits(connecting: .milliseconds(200)))
        await #expect(throws: HTTPFailure.noResponse(.unreachable)) { try await wire.transport.send(request) }
    }

    @Suite(.slow)
    struct SlowTests {
        @Test(
            "a request with a timeout of 0.3 s fails after this time, even if more and more of the response arrives",
            arguments: Wire.allCases,
            [
                [FaultStep.silence],
                [
                    .send("HTTP/1.1 200 OK\r\n\r\n"),
                    .drip(String(repeating: " ", count: 50_000), every: .milliseconds(20)),
                ],
                [.send("HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\n[1,"), .silence],
            ]
        )
        func deadline(wire: Wire, steps: [FaultStep]) async throws {
            let server = try FaultServer { _ in steps }
            let client = wire.client(server.url, total: .milliseconds(300))
            let timedOut = ConnectionFailure(.timedOut, server: server.url.absoluteString)
            let duration = await ContinuousClock().measure {
                await #expect(throws: APIError.requestFailed(timedOut)) {
                    try await client.send(APIRequest(.get, "/"))
                }
            }
            #expect(duration >= .milliseconds(300))
        }
    }

    private func expect(_ reason: ConnectionFailure.Reason, from server: String, over wire: Wire) async throws {
        let request = TransportRequest(.get, try #require(URL(string: server)))
        await #expect(throws: HTTPFailure.noResponse(reason)) { try await wire.transport.send(request) }
    }
}
