import Core
import Foundation
import Testing

@Suite("Sessions in a file")
final class FileSessionStoreTests {
    let folder = FileManager.default.temporaryDirectory.appending(path: "focal-tests-\(UUID().uuidString)")
    var file: URL { folder.appending(path: "state/session.json") }

    deinit {
        try? FileManager.default.removeItem(at: folder)
    }

    private func store(_ server: String = "fake:") -> FileSessionStore {
        FileSessionStore(file: file, server: server)
    }

    private func session(_ name: String) -> Session {
        let user = User(id: "1", name: name, email: "a@b.c", lastLoginDate: Date(timeIntervalSince1970: 0))
        return Session(user: user, tokens: Tokens(access: "a", refresh: "r", expiresAt: Date(timeIntervalSince1970: 9)))
    }

    @Test("another store with the same file has the saved session, until it is cleared")
    func keeps() async throws {
        #expect(try await store().session() == nil)
        try await store().save(session("Leanne"))
        #expect(try await store().session() == session("Leanne"))
        try await store().clear()
        #expect(try await store().session() == nil)
    }

    @Test("clearing the last session deletes the file, so a user can sign out if the disk is full")
    func removesFile() async throws {
        try await store("http://a").save(session("A"))
        try await store("http://b").save(session("B"))
        try await store("http://a").clear()
        #expect(FileManager.default.fileExists(atPath: file.path))
        try await store("http://b").clear()
        #expect(!FileManager.default.fileExists(atPath: file.path))
    }

    @Test("clear succeeds if there is no session, even if the folder does not exist")
    func forgetsNothing() async throws {
        try await FileSessionStore(file: URL(filePath: "/proc/none/session.json"), server: "fake:").clear()
    }

    @Test("each server has its own session")
    func separatesServers() async throws {
        try await store("http://a").save(session("A"))
        try await store("http://b").save(session("B"))
        try await store("http://a").clear()
        #expect(try await store("http://a").session() == nil)
        #expect(try await store("http://b").session() == session("B"))
    }

    @Test("only the owner of the session file can read it and its folder")
    func isPrivate() async throws {
        try await store().save(session("Leanne"))
        func permissions(_ url: URL) throws -> Int? {
            try FileManager.default.attributesOfItem(atPath: url.path)[.posixPermissions] as? Int
        }
        #expect(try permissions(file) == 0o600)
        #expect(try permissions(folder.appending(path: "state")) == 0o700)
    }

    @Test("a store without a folder throws noFolder for every call")
    func needsFolder() async {
        let store = FileSessionStore(file: nil, server: "fake:")
        await #expect(throws: StorageError.noFolder) { try await store.session() }
        await #expect(throws: StorageError.noFolder) { try await store.checkWritable() }
    }

    @Test("if the folder cannot be created, the error contains the reason of the operating system")
    func namesReason() async throws {
        try Data().write(to: folder)
        let path = folder.appending(path: "state/session.json")
        let store = FileSessionStore(file: path, server: "fake:")
        let error = await #expect(throws: StorageError.self) { try await store.checkWritable() }
        guard case .unwritable(_, "Not a directory") = error else {
            Issue.record("\(String(describing: error))")
            return
        }
    }

    @Test("if eight tasks save sessions at the same time, no session is lost")
    func locks() async throws {
        let file = file
        let session = session("Leanne")
        try await withThrowingTaskGroup(of: Void.self) { group in
            for writer in 0..<8 {
                group.addTask {
                    for number in 0..<25 {
                        try await FileSessionStore(file: file, server: "http://\(writer).\(number)").save(session)
                    }
                }
            }
            try await group.waitForAll()
        }
        for writer in 0..<8 {
            for number in 0..<25 {
                #expect(try await store("http://\(writer).\(number)").session() == session)
            }
        }
    }
}
