import Core
import Foundation
import TestSupport
import Testing

@Suite("A damaged state folder")
struct DamagedStateTests {
    private let shell = Shell()
    private var state: URL { shell.home.appending(path: "state") }
    private var session: URL { state.appending(path: "session.json") }

    @Test("if the state folder cannot be written, login sends no request, and the error has the path and the reason")
    func unwritable() async throws {
        let server = try PlainServer(["/v1/login": .login])
        try FileManager.default.createDirectory(at: shell.home, withIntermediateDirectories: true)
        try Data("mine".utf8).write(to: state)
        let login = try await shell.signIn(at: server.origin)
        #expect(login.isError(1, containing: state.path))
        #expect(login.stderr.contains("Not a directory") || login.stderr.contains("File exists"))
        #expect(server.requests.isEmpty)
        #expect(try Data(contentsOf: state) == Data("mine".utf8))
    }

    @Test(
        "the error for a damaged session file has its path, and only logout and login change the file",
        arguments: ["", "nonsense\u{0}", #"{"schemaVersion":1,"sessions":5}"#].drawn(1, seed: 1)
    )
    func damaged(text: String) async throws {
        try FileManager.default.createDirectory(at: state, withIntermediateDirectories: true)
        try Data(text.utf8).write(to: session)
        #expect(try await shell.focal("api", "/posts").exitCode == 0)
        let status = try await shell.focal("status")
        #expect(status.isError(1, containing: session.path))
        #expect(try Data(contentsOf: session) == Data(text.utf8))
        let logout = try await shell.focal("logout", "--json")
        #expect(logout.exitCode == 0)
        #expect(
            try logout.documents == [["cache": "cleared", "revoked": false, "schemaVersion": 1, "session": "cleared"]]
        )
        try Data(text.utf8).write(to: session)
        #expect(try await shell.signIn().exitCode == 0)
        #expect(try await shell.focal("status").exitCode == 0)
    }
}
