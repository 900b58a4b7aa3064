import Core
import Foundation
import TestSupport
import Testing

@Suite("focal logout")
struct LogoutTests {
    private let shell = Shell()
    private var session: URL { shell.home.appending(path: "state/session.json") }
    private var cache: URL { shell.home.appending(path: "cache/focal") }

    init() throws {
        try FileManager.default.createDirectory(at: cache, withIntermediateDirectories: true)
        try Data("posts".utf8).write(to: cache.appending(path: "posts"))
    }

    private func document(revoked: JSONValue, session: JSONValue, cache: JSONValue) -> [JSONObject] {
        [["schemaVersion": 1, "revoked": revoked, "session": session, "cache": cache]]
    }

    private var isCached: Bool { FileManager.default.fileExists(atPath: cache.path) }

    @Test("a logout renews an expired token, and then revokes the new token")
    func revokesExpired() async throws {
        let renewed = #"{"access_token":"new","refresh_token":"new-next","expires_in":900}"#
        let server = try PlainServer(["/v1/refresh": .json(renewed), "/v1/logout": APIResponse(status: 204)])
        try await shell.saveSession(at: server.origin, isExpired: true)
        let logout = try await shell.focal("logout", "--server", server.origin)
        #expect(logout.lines.first == "✓ Signed out on this device and on the server.")
        #expect(server.requests.map(\.path) == ["/v1/refresh", "/v1/logout"])
        #expect(server.requests.last?.headers["Authorization"] == "Bearer new")
    }

    @Test("a logout does not wait long for a server that does not respond, even with a long --timeout")
    func hangs() async throws {
        let server = try FaultServer { _ in [.silence] }
        let origin = server.url.absoluteString
        try await shell.saveSession(at: origin)
        let logout = try await shell.program(["logout", "--json", "--timeout", "3600", "--server", origin])
        #expect(logout.exitCode == 0)
        #expect(try logout.documents == document(revoked: false, session: "cleared", cache: "cleared"))
        #expect(!isCached)
        #expect(try await shell.focal("status", "--server", origin).exitCode == 4)
    }

    @Test("if the server cannot be reached, the session is kept until a logout deletes it")
    func unreachable() async throws {
        let origin = "http://127.0.0.1:9"
        try await shell.saveSession(at: origin)
        #expect(try await shell.focal("api", "/v1/me", "--server", origin).exitCode == 1)
        #expect(try await shell.focal("status", "--server", origin).exitCode == 0)
        let logout = try await shell.focal("logout", "--server", origin)
        #expect(logout.exitCode == 0)
        #expect(logout.stdout.hasPrefix("! Signed out on this device. The session on the server may still be valid:"))
        #expect(logout.stdout.hasSuffix("✓ The session and the cache were deleted.\n"))
        #expect(try await shell.focal("status", "--server", origin).exitCode == 4)
        #expect(!isCached)
    }

    @Test("a session that cannot be deleted is an error, and the output says that it is kept")
    func keepsSession() async throws {
        try FileManager.default.createDirectory(at: session, withIntermediateDirectories: true)
        let json = try await shell.focal("logout", "--json")
        #expect(json.exitCode == 1)
        #expect(try json.documents == document(revoked: false, session: "kept", cache: "cleared"))
        #expect(try json.failure.code == "storage")
        let logout = try await shell.focal("logout")
        #expect(logout.exitCode == 1)
        #expect(logout.stdout == "✓ The cache was deleted.\n")
        let reason = "\(session.path) is not a file."
        #expect(logout.stderr.hasPrefix("focal: The session could not be deleted from this device. \(reason)"))
        #expect(!isCached)
    }

    @Test(
        "a cache that cannot be deleted is an error, and the output says that it is kept",
        .enabled(if: geteuid() != 0)
    )
    func keepsCache() async throws {
        try await shell.saveSession(at: "fake:")
        try FileManager.default.setAttributes([.posixPermissions: 0o500], ofItemAtPath: cache.path)
        defer { try? FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: cache.path) }
        let logout = try await shell.focal("logout", "--json")
        #expect(logout.exitCode == 1)
        #expect(try logout.documents == document(revoked: true, session: "cleared", cache: "kept"))
        #expect(try logout.failure.code == "storage")
    }
}
