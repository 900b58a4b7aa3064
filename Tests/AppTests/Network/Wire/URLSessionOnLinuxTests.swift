#if os(Linux)
import Core
import Foundation
import TestSupport
import Testing

/// `URLSession` on Linux has two bugs, so `focal` on Linux uses `CurlTransport`. These tests check that both bugs
/// still exist. If a test fails, Foundation has changed. In this case, check whether `CurlTransport` is still
/// needed.
@Suite("URLSession on Linux", .exhaustive, .timeLimit(.minutes(5)))
struct URLSessionOnLinuxTests {
    @Test("a response that has only a status line crashes the process")
    func trap() async {
        await #expect(processExitsWith: .failure) {
            let server = try FaultServer { _ in [.send("HTTP/1.1 200 OK\r\n")] }
            _ = try? await Wire.urlSession.client(server.url).send(APIRequest(.get, "/posts"))
        }
    }

    @Test("a request never returns if the response is a 401 with Basic authentication")
    func challenge() async throws {
        let server = try FaultServer { _ in
            [.response("401 Unauthorized", [#"WWW-Authenticate: Basic realm="x""#], body: "{}")]
        }
        let clock = TestClock()
        let client = HTTPAPIClient(server: server.url, transport: URLSessionTransport.shared, clock: clock)
        let call = Task { () async -> APIError? in
            do throws(APIError) {
                _ = try await client.send(APIRequest(.get, "/posts"))
                return nil
            } catch {
                return error
            }
        }
        await server.received(1)
        await clock.sleepers(1)
        clock.advance(by: .seconds(30))
        #expect(await call.value == .requestFailed(ConnectionFailure(.timedOut, server: server.url.absoluteString)))
    }
}
#endif
