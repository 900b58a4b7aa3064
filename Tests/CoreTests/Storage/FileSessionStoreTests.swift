import Core
import Foundation
import TestSupport
import Testing

@Suite("Sessions in a file")
struct FileSessionStoreTests {
    private let scratch = Scratch()
    private var file: URL { scratch.url.appending(path: "state/session.json") }

    private func store(_ server: String = "http://h.test") -> FileSessionStore {
        FileSessionStore(file: file, server: server)
    }

    private var exists: Bool { FileManager.default.fileExists(atPath: file.path) }

    @Test("each server has its own session, and clearing the last session deletes the file")
    func separatesServers() async throws {
        #expect(try await store().session() == nil)
        try await store("http://a").save(.leanne)
        try await store("http://b").save(.ervin)
        try await store("http://a").clear()
        #expect(try await store("http://a").session() == nil)
        #expect(try await store("http://b").session() == .ervin)
        try await store("http://b").clear()
        #expect(!exists)
    }

    @Test("a store without a folder throws noFolder for every call")
    func needsFolder() async {
        let store = FileSessionStore(file: nil, server: "fake:")
        await #expect(throws: StorageError.noFolder) { try await store.session() }
        await #expect(throws: StorageError.noFolder) { try await store.checkWritable() }
    }

    @Test("if the folder cannot be created, the error contains the reason of the operating system")
    func namesReason() async throws {
        try Data().write(to: scratch.url.appending(path: "state"))
        let store = FileSessionStore(file: scratch.url.appending(path: "state/a/session.json"), server: "fake:")
        let error = await #expect(throws: StorageError.self) { try await store.checkWritable() }
        guard case .unwritable(_, "Not a directory") = error else {
            Issue.record("\(String(describing: error))")
            return
        }
    }

    @Test("if eight tasks change a session 25 times each, no change is lost and no other file is left")
    func locks() async throws {
        try await store().save(.named(""))
        try await withThrowingTaskGroup(of: Void.self) { group in
            for _ in 1...8 {
                let store = store()
                group.addTask {
                    for _ in 1...25 {
                        try await store.update { $0 = .named(($0?.user.name ?? "") + "x") }
                    }
                }
            }
            try await group.waitForAll()
        }
        #expect(try await store().session()?.user.name == String(repeating: "x", count: 200))
        let files = try FileManager.default.contentsOfDirectory(atPath: file.deletingLastPathComponent().path)
        #expect(files.sorted() == ["session.json", "session.json.lock"])
    }

    @Test("if update does not change the session, the file is not written")
    func skipsNoChange() async throws {
        try await store().save(.leanne)
        // Each write replaces the file with a new file, which has a different file number (inode).
        let number = try FileManager.default.attributesOfItem(atPath: file.path)[.systemFileNumber] as? Int
        try await store().update { _ in }
        try await store().save(.leanne)
        try await store("http://other.test").clear()
        #expect(try FileManager.default.attributesOfItem(atPath: file.path)[.systemFileNumber] as? Int == number)
    }

    @Test("checkWritable does not write a session")
    func checkWritesNothing() async throws {
        try await store().checkWritable()
        #expect(!exists)
    }
}
