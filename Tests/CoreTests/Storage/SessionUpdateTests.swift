import Core
import Foundation
import Testing

@Suite("A change of the saved session")
final class SessionUpdateTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "focal-tests-\(UUID().uuidString)")
    private var file: URL { folder.appending(path: "session.json") }

    deinit {
        try? FileManager.default.removeItem(at: folder)
    }

    @Test("if eight tasks change a session 25 times each, no change is lost and no other file is left")
    func isExclusive() async throws {
        let file = file
        try await FileSessionStore(file: file, server: "http://h.test").save(.named(""))
        try await withThrowingTaskGroup(of: Void.self) { group in
            for _ in 1...8 {
                group.addTask {
                    let store = FileSessionStore(file: file, server: "http://h.test")
                    for _ in 1...25 {
                        try await store.update { $0 = .named($0.name + "x") }
                    }
                }
            }
            try await group.waitForAll()
        }
        let kept = try await FileSessionStore(file: file, server: "http://h.test").session()
        #expect(kept.name == String(repeating: "x", count: 200))
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        #expect(files.sorted() == ["session.json", "session.json.lock"])
    }

    @Test("if update does not change the session, the file is not written")
    func skipsNoChange() async throws {
        let store = FileSessionStore(file: file, server: "http://h.test")
        try await store.save(.named("Leanne"))
        // Each write replaces the file with a new file, which has a different file number (inode).
        let number = try FileManager.default.attributesOfItem(atPath: file.path)[.systemFileNumber] as? Int
        try await store.update { _ in }
        try await store.save(.named("Leanne"))
        try await FileSessionStore(file: file, server: "http://other.test").clear()
        #expect(try FileManager.default.attributesOfItem(atPath: file.path)[.systemFileNumber] as? Int == number)
    }

    @Test("checkWritable does not write a session")
    func checkWritesNothing() async throws {
        let store = FileSessionStore(file: file, server: "http://h.test")
        try await store.checkWritable()
        #expect(!FileManager.default.fileExists(atPath: file.path))
        #expect(try await store.session() == nil)
    }

    @Test("a lock file that is a symbolic link is refused")
    func distrustsLinks() async throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let target = folder.appending(path: "target")
        let lock = file.appendingPathExtension("lock")
        try FileManager.default.createSymbolicLink(at: lock, withDestinationURL: target)
        let store = FileSessionStore(file: file, server: "http://h.test")
        let error = StorageError.untrusted(path: lock.path, reason: .link)
        await #expect(throws: error) { try await store.checkWritable() }
        #expect(!FileManager.default.fileExists(atPath: target.path))
    }
}

extension Session {
    fileprivate static func named(_ name: String) -> Session {
        let user = User(id: "1", name: name, email: "a@b.c", lastLoginDate: Date(timeIntervalSince1970: 0))
        return Session(user: user, tokens: nil)
    }
}

extension Session? {
    fileprivate var name: String { self?.user.name ?? "" }
}
