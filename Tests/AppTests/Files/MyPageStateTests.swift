import Foundation
import Testing

@Suite("focal mypage without a state folder that it can use")
struct MyPageStateTests {
    private let shell: Shell

    init() throws {
        shell = try Shell()
    }

    @Test(
        "the error for a damaged session file has its path, and the file does not change",
        arguments: ["", "{", "nonsense\u{0}", "[]", "{}", #"{"schemaVersion":1,"sessions":5}"#]
    )
    func damaged(text: String) async throws {
        let state = shell.home.appending(path: "state")
        try FileManager.default.createDirectory(at: state, withIntermediateDirectories: true)
        let session = state.appending(path: "session.json")
        try Data(text.utf8).write(to: session)
        let outcome = try await shell.focal("mypage")
        #expect(outcome.exitCode == 1)
        #expect(outcome.isOneLineError)
        #expect(outcome.stderr.contains(session.path))
        #expect(try Data(contentsOf: session) == Data(text.utf8))
    }

    @Test("without a home folder, the error says which variable to set")
    func noHome() async throws {
        let outcome = try await shell.focal("mypage", environment: ["FOCAL_HOME": nil])
        #expect(outcome.exitCode == 1)
        #expect(
            outcome.stderr == """
                focal: There is no folder to save the session in. Set HOME or XDG_STATE_HOME in the environment.

                """
        )
    }
}
