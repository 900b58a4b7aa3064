import Core
import FakeAPI
import Foundation
import TestSupport
import Testing

@Suite("A session that several processes share")
struct SharedSessionTests {
    private let shell = Shell()

    private func expectSuccess(at server: String) async throws {
        try await withThrowingTaskGroup(of: Outcome.self) { [shell] group in
            for _ in 1...8 {
                group.addTask { try await shell.program(["api", "/v1/me", "--server", server]) }
            }
            for try await outcome in group {
                #expect(outcome.exitCode == 0, "\(outcome.stderr)")
            }
        }
    }

    @Test("after Ctrl-C during a renewal, the program exits when the new tokens are saved")
    func interrupted() async throws {
        let renewed = #"{"access_token":"new","refresh_token":"new-next","expires_in":900}"#
        let server = try FaultServer { request in
            guard request.hasPrefix("POST /v1/refresh") else { return [.silence] }
            return [.drip("HTTP/1.1 ", every: .milliseconds(30)), .send("200 OK\r\n\r\n" + renewed)]
        }
        let origin = server.url.absoluteString
        try await shell.saveSession(at: origin, isExpired: true)
        let program = try shell.start(["api", "/v1/me", "--timeout", "3600", "--server", origin])
        await server.received(1)
        program.signal(SIGINT)
        #expect(try await program.exitCode() == 130)
        #expect(try await shell.sessions(at: origin).session()?.tokens?.access == "new")
    }

    @Test("if the server refuses the token of eight processes, only one process renews it")
    func refused() async throws {
        let server = try PlainServer(FakeBackend())
        try await shell.signIn(at: server.origin)
        let refresh = try #require(try await shell.sessions(at: server.origin).session()?.tokens?.refresh)
        try await shell.sessions(at: server.origin).update {
            $0?.tokens = Tokens(access: "stale", refresh: refresh, expiresAt: .distantFuture)
        }
        try await expectSuccess(at: server.origin)
        #expect(server.requests.count { $0.path == "/v1/refresh" } == 1)
    }
}
