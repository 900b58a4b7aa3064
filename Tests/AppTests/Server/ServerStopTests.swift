import Foundation
import TestSupport
import Testing

@Suite("focal-server's end")
struct ServerStopTests {
    @Test("a connection on which nothing is under way does not keep it")
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
            "SIGTERM and Ctrl-C let a request under way finish, let nobody in any more, and end it with 0",
            arguments: [SIGTERM, SIGINT]
        )
        func finishes(signal: Int32) async throws {
            let server = try await DevelopmentServer()
            let connection = try server.connect()
            // With the answer to the first request, the head of the second is known to have arrived, too.
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

        @Test("a request that never ends keeps it no longer than five seconds")
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
