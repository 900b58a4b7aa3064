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

    @Test("without a file, the state is unchanged")
    func fresh() throws {
        #expect(try FileFakeState(file: file).read() == FakeState())
    }

    @Test("the next backend has the changes of the first")
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

    @Test("without a folder, the state is unchanged, and a change fails")
    func noFolder() throws {
        let state = FileFakeState(file: nil)
        #expect(try state.read() == FakeState())
        #expect(throws: StorageError.noFolder) { try state.update { _ in } }
    }

    @Test("a damaged file is refused and not changed")
    func corrupt() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data("{".utf8).write(to: file)
        let state = FileFakeState(file: file)
        #expect(throws: StorageError.corrupt(path: file.path)) { try state.read() }
        #expect(throws: StorageError.corrupt(path: file.path)) { try state.update { _ in } }
        #expect(try Data(contentsOf: file) == Data("{".utf8))
    }

    @Test("a folder at the path of the file is an error with this path")
    func folderInItsPlace() throws {
        try FileManager.default.createDirectory(at: file, withIntermediateDirectories: true)
        #expect(throws: StorageError.untrusted(path: file.path, reason: .notAFile)) {
            try FileFakeState(file: file).read()
        }
    }
}
