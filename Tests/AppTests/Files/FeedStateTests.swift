import Foundation
import Testing

@Suite("focal feed without a state folder that it can use")
struct FeedStateTests {
    private let shell: Shell

    init() throws {
        shell = try Shell()
    }

    @Test(
        "a damaged session file does not stop the feed, and the feed does not change the file",
        arguments: ["", "{", "nonsense\u{0}", "[]", "{}", #"{"schemaVersion":1,"sessions":5}"#]
    )
    func damaged(text: String) async throws {
        let state = shell.home.appending(path: "state")
        try FileManager.default.createDirectory(at: state, withIntermediateDirectories: true)
        let session = state.appending(path: "session.json")
        try Data(text.utf8).write(to: session)
        #expect(try await shell.focal("feed").exitCode == 0)
        #expect(try Data(contentsOf: session) == Data(text.utf8))
    }

    @Test("without a home folder, feed works")
    func noHome() async throws {
        #expect(try await shell.focal("feed", environment: ["FOCAL_HOME": nil]).exitCode == 0)
    }
}
