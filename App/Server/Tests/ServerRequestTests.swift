import Core
import Testing

@Suite("Requests to focal-server")
struct ServerRequestTests {
    @Test("a body of 1 MiB is accepted. A larger body is refused with 413, and the connection stays open")
    func largeBody() async throws {
        try await DevelopmentServer.run { server in
            let connection = try server.connect()
            for count in [(1 << 20) - 12, (1 << 20) - 11] {
                let body = #"{"title":""# + String(repeating: "x", count: count) + #""}"#
                let head = "POST /todos HTTP/1.1\r\nHost: x\r\nContent-Length: \(body.utf8.count)\r\n\r\n"
                try await connection.write(head + body)
            }
            try await connection.write("GET /posts/1 HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
            let responses = try await connection.readToEnd()
            #expect(responses.matches(of: #/HTTP/1\.1 (\d+) /#).map(\.1) == ["201", "413", "200"])
            let message = "a body can have at most 1048576 bytes"
            #expect(responses.contains(#"{"error":{"code":"body_too_large","message":"\#(message)"}}"#))
        }
    }

    @Test("a method that the API does not have is refused with 405 and an error body, but HEAD without a body")
    func method() async throws {
        try await DevelopmentServer.run { server in
            for name in ["TRACE", "OPTIONS", "PROPFIND", "HEAD"] {
                let response = try await server.send("\(name) /posts HTTP/1.1")
                #expect(response.hasPrefix("HTTP/1.1 405 Method Not Allowed\r\n"))
                #expect(response.contains("allow: GET, POST, PUT, PATCH, DELETE\r\n"))
                #expect(response.contains(#"{"error":{"code":"method_not_allowed""#) == (name != "HEAD"))
                #expect(response.hasSuffix("\r\n\r\n") == (name == "HEAD"))
            }
        }
    }

    @Test(
        "a request that is not HTTP is refused with 400 and an error body, and the server continues to run",
        arguments: ["nonsense", "GET /posts HTTP/1.1\r\n: x"]
    )
    func noHTTP(text: String) async throws {
        try await DevelopmentServer.run { server in
            let connection = try server.connect()
            try await connection.write(text + "\r\n\r\n")
            let refusal = try await connection.readToEnd()
            #expect(refusal.hasPrefix("HTTP/1.1 400 Bad Request\r\n"))
            #expect(refusal.hasSuffix(#"{"error":{"code":"invalid_http","message":"this is not an HTTP request"}}"#))
            #expect(try await server.send("GET /posts/1 HTTP/1.1").hasPrefix("HTTP/1.1 200 OK\r\n"))
        }
    }

    @Test("the server logs each request on one line of stderr, with its method, status code and duration")
    func log() async throws {
        try await DevelopmentServer.run("--faults", "0.3") { server in
            for target in [
                "/posts/1", "/posts?_page=2&_limit=3", "/none", "/posts/1", "/posts/2", "/posts/3", "/posts/4",
            ] {
                _ = try await server.send("GET \(target) HTTP/1.1")
            }
            let time = #/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ /#
            let duration = #/ \d+\.\d ms/#
            #expect(try server.log.allSatisfy { $0.prefixMatch(of: time) != nil && $0.firstMatch(of: duration) != nil })
            #expect(
                try server.log.map { $0.replacing(time, with: "").replacing(duration, with: "") } == [
                    "GET /posts/1 200 275 B", "GET /posts?_page=2&_limit=3 200 736 B", "GET /none 404 2 B",
                    "GET /posts/1 503 93 B", "GET /posts/2 200 261 B", "GET /posts/3 200 266 B",
                    "GET /posts/4 dropped",
                ]
            )
        }
    }

    @Test("the log has no headers, no bodies and no control characters, and it truncates a long path")
    func quietLog() async throws {
        try await DevelopmentServer.run { server in
            let body = #"{"email":"Sincere@april.biz","pass":"focal-secret"}"#
            _ = try await server.send("POST /v1/login HTTP/1.1\r\nAuthorization: Bearer secret-token", body: body)
            _ = try await server.send("GET /\(String(repeating: "a", count: 5000)) HTTP/1.1")
            #expect(try server.log.last.map { $0.utf8.count < 1100 && $0.contains("aaa… 404 2 B") } == true)
            for text in ["\u{1B}[31m", "\u{9B}31m", "\u{202E}", "\u{2028}", "\u{2029}", "%1B\u{7}"] {
                _ = try await server.send("GET /\(text) HTTP/1.1")
                _ = try await server.send("GET /posts/1 HTTP/1.1\r\nX: \(text)")
            }
            let log = try server.log
            #expect(log.count > 2)
            #expect(!log.joined().contains("secret"))
            let unsafe: [Unicode.GeneralCategory] = [.control, .format, .lineSeparator, .paragraphSeparator]
            #expect(!log.joined().unicodeScalars.contains { unsafe.contains($0.properties.generalCategory) })
        }
    }
}
