import Foundation
import TestSupport
import Testing

@Suite("The end of focal-server")
struct ServerStopTests {
    @Test("a connection without a complete request does not keep the server running")
    func idle() async throws {
        let server = try await DevelopmentServer()
        let (idle, halfway) = (try server.connect(), try server.connect())
        try await idle.write("GET /posts/1 HTTP/1.1\r\nHost: x\r\n\r\n")
        _ = try await idle.readSome()
        try await halfway.write("GET /posts/1 HTTP/1.1\r\nHost")
        server.program.signal(SIGTERM)
        #expect(try await server.program.exitCode() == 0)
    }

    @Suite(.slow)
    struct SlowTests {
        @Test(
            "after SIGTERM or Ctrl-C the server completes the current request, accepts no connection, and ends with 0",
            arguments: [SIGTERM, SIGINT]
        )
        func finishes(signal: Int32) async throws {
            let server = try await DevelopmentServer()
            let connection = try server.connect()
            // The two heads are sent together. So after the first response, the server has received the second head.
            try await connection.write(
                "GET /posts/1 HTTP/1.1\r\nHost: x\r\n\r\nPOST /todos HTTP/1.1\r\nHost: x\r\nContent-Length: 13\r\n\r\n"
            )
            let first = try await connection.readSome()
            server.program.signal(signal)
            while (try? server.connect()) != nil {
                await Task.yield()
            }
            try await connection.write(#"{"title":"x"}"#)
            let second = try await connection.readToEnd()
            #expect(first.hasPrefix("HTTP/1.1 200 OK\r\n"))
            #expect(second.contains("HTTP/1.1 201 Created\r\n"))
            #expect(try await server.program.exitCode() == 0)
        }

        @Test("a request that never ends keeps the server running for five seconds at most")
        func bounded() async throws {
            let server = try await DevelopmentServer()
            let connection = try server.connect()
            try await connection.write(
                "GET /posts/1 HTTP/1.1\r\nHost: x\r\n\r\nPOST /todos HTTP/1.1\r\nHost: x\r\nContent-Length: 13\r\n\r\n{"
            )
            _ = try await connection.readSome()
            server.program.signal(SIGTERM)
            #expect(try await server.program.exitCode() == 0)
        }
    }
}
