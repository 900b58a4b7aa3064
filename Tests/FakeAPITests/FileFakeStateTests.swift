import Core
import FakeAPI
import Foundation
import TestSupport
import Testing

@Suite("The state of the fake backend in a file")
struct FileFakeStateTests {
    private let scratch = Scratch()
    private var file: URL { scratch.url.appending(path: "fake.json") }

    @Test("a second backend with the same file has the changes, sessions and failed logins of the first backend")
    func roundTrip() async throws {
        #expect(try FileFakeState(file: file).read() == FakeState())
        let first = FakeFixture(state: FileFakeState(file: file))
        try await first.login()
        _ = try await first.edit(["user_name": "宮崎"])
        _ = try await first.backend.call(.delete, "/todos/1")
        _ = try await first.backend.call(.post, "/todos", body: ["title": "new"])
        for _ in 1...5 {
            try await first.login("Shanna@melissa.tv", "wrong")
        }
        let second = FakeFixture(state: FileFakeState(file: file))
        #expect(try await second.me("token-1").object["user_name"] == "宮崎")
        #expect(try await second.backend.call(.get, "/todos/1").status == 404)
        #expect(try await second.backend.call(.get, "/todos/201").object["title"] == "new")
        #expect(try await second.login("Shanna@melissa.tv").status == 429)
    }

    @Test("if there is no folder for the file, the state has no changes, and a change fails")
    func noFolder() throws {
        let state = FileFakeState(file: nil)
        #expect(try state.read() == FakeState())
        #expect(throws: StorageError.noFolder) { try state.update { _ in } }
    }

    @Test("reading or changing a damaged state file fails, and the file is not changed")
    func corrupt() throws {
        try Data("{".utf8).write(to: file)
        let state = FileFakeState(file: file)
        #expect(throws: StorageError.corrupt(path: file.path)) { try state.read() }
        #expect(throws: StorageError.corrupt(path: file.path)) { try state.update { _ in } }
        #expect(try Data(contentsOf: file) == Data("{".utf8))
    }
}
