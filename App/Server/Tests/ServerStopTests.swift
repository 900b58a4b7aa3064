import Foundation
import TestSupport
import Testing

@Suite("Stopping focal-server")
struct ServerStopTests {
    @Test("after SIGTERM, the server does not wait for a connection without complete headers")
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
            "after SIGTERM or SIGINT, the server completes the current request and then exits with code 0",
            arguments: [SIGTERM, SIGINT]
        )
        func finishes(signal: Int32) async throws {
            let server = try await DevelopmentServer()
            let connection = try server.connect()
            // Both requests are sent together. So after the first response, the server has received both headers.
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

        @Test("after SIGTERM, the server waits for the rest of a body for at most five seconds")
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
