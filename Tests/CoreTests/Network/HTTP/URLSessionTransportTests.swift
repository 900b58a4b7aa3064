import Core
import Foundation
import TestSupport
import Testing

/// `WireTests` compare this transport with the one of the app.
@Suite("The transport over URLSession", .timeLimit(.minutes(1)))
struct URLSessionTransportTests {
    private func send(
        _ method: APIRequest.Method = .get,
        headers: HeaderFields = [:],
        body: Data? = nil,
        limits: HTTPLimits = HTTPLimits(),
        to server: FaultServer
    ) async throws(HTTPFailure) -> APIResponse {
        let request = TransportRequest(method, server.url, headers: headers, body: body, limits: limits)
        return try await URLSessionTransport.shared.send(request)
    }

    @Test("a request and its response have a method or a status, header fields and a body. No cookie is kept")
    func exchanges() async throws {
        let server = try FaultServer { _ in
            [.response("302 Found", ["Location: /new", "X-Sum: 1", "Set-Cookie: a=b"], body: "お茶")]
        }
        for method in [APIRequest.Method.post, .patch] {
            let response = try await send(method, headers: ["X-Sum": "2"], body: Data("日本".utf8), to: server)
            #expect(response.status == 302)
            #expect(response.headers["x-sum"] == "1")
            #expect(response.body == Data("お茶".utf8))
            let request = try #require(server.requests.last)
            #expect(request.hasPrefix("\(method.rawValue) / HTTP/1.1\r\n"))
            #expect(request.contains(/(?i)\r\nx-sum: 2\r\n/))
            #expect(request.hasSuffix("\r\n\r\n日本"))
            #expect(!request.contains(/(?i)\r\ncookie:/))
        }
        #expect(server.requestCount == 2)
    }

    @Test("a body larger than the limit fails before it ends, and its connection is closed")
    func isTooLarge() async throws {
        let body = Data(repeating: 0x20, count: 1_000)
        let server = try FaultServer { _ in [.response("200 OK", [], data: body)] }
        #expect(try await send(limits: HTTPLimits(body: 1_000), to: server).body == body)
        let endless = try FaultServer { _ in [.send("HTTP/1.1 200 OK\r\n\r\n"), .repeatEndlessly(body)] }
        await #expect(throws: HTTPFailure.invalidResponse(.tooLarge(limit: 999))) {
            try await send(limits: HTTPLimits(body: 999), to: endless)
        }
        #expect(await endless.isIdle())
    }

    @Test("a request fails if no connection is possible, or if the connection closes before the response ends")
    func fails() async throws {
        let server = try FaultServer { _ in [.send("HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\n[1,")] }
        await #expect(throws: HTTPFailure.noResponse(.lost)) { try await send(to: server) }
        let servers: [(String, ConnectionFailure.Reason)] = [
            ("http://127.0.0.1:1", .unreachable), ("http://nowhere.invalid", .unknownHost),
        ]
        for (server, reason) in servers {
            let request = TransportRequest(.get, try #require(URL(string: server)))
            await #expect(throws: HTTPFailure.noResponse(reason)) { try await URLSessionTransport.shared.send(request) }
        }
    }

    @Test("a cancelled request ends at once, and its connection is closed")
    func cancels() async throws {
        let server = try FaultServer { _ in [.silence] }
        let call = Task { try await send(to: server) }
        await server.received(1)
        call.cancel()
        await #expect(throws: HTTPFailure.noResponse(.cancelled)) { try await call.value }
        #expect(await server.isIdle())
    }
}
