import Core
import FakeAPI
import Foundation
import Testing

@Suite("The state of the fake backend in a file")
final class FileFakeStateTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "focal-tests-\(UUID().uuidString)")
    private var file: URL { folder.appending(path: "fake.json") }

    deinit {
        try? FileManager.default.removeItem(at: folder)
    }

    @Test("if the file does not exist, the state has no changes")
    func fresh() throws {
        #expect(try FileFakeState(file: file).read() == FakeState())
    }

    @Test("a second backend with the same file has the changes of the first backend")
    func roundTrip() async throws {
        let first = FakeFixture(state: FileFakeState(file: file))
        try await first.login()
        _ = try await first.edit(["user_name": "宮崎"])
        _ = try await first.backend.call(.delete, "/todos/1")
        let second = FakeFixture(state: FileFakeState(file: file))
        #expect(try await second.me("token-1").object["user_name"] == "宮崎")
        #expect(try await second.backend.call(.get, "/todos/1").status == 404)
        #expect(try FileFakeState(file: file).read() != FakeState())
    }

    @Test("if there is no folder for the file, the state has no changes, and a change fails")
    func noFolder() throws {
        let state = FileFakeState(file: nil)
        #expect(try state.read() == FakeState())
        #expect(throws: StorageError.noFolder) { try state.update { _ in } }
    }

    @Test("reading or changing a damaged state file fails, and the file is not changed")
    func corrupt() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data("{".utf8).write(to: file)
        let state = FileFakeState(file: file)
        #expect(throws: StorageError.corrupt(path: file.path)) { try state.read() }
        #expect(throws: StorageError.corrupt(path: file.path)) { try state.update { _ in } }
        #expect(try Data(contentsOf: file) == Data("{".utf8))
    }

    @Test("if there is a folder at the path of the file, the error has this path")
    func folderInItsPlace() throws {
        try FileManager.default.createDirectory(at: file, withIntermediateDirectories: true)
        #expect(throws: StorageError.untrusted(path: file.path, reason: .notAFile)) {
            try FileFakeState(file: file).read()
        }
    }
}
