import Core
import Foundation
import TestSupport
import Testing

@Suite("A session file that is not safe to use")
struct PrivateFileTests {
    private let scratch = Scratch()
    private let folder: URL
    private let file: URL
    private let store: FileSessionStore

    init() throws {
        folder = try scratch.folder("state")
        file = folder.appending(path: "session.json")
        store = FileSessionStore(file: file, server: "http://h.test")
    }

    private func expectRefusal(_ reason: StorageError.Distrust, of url: URL) async {
        let error = StorageError.untrusted(path: url.path, reason: reason)
        await #expect(throws: error) { try await store.session() }
        await expectNoChange(reason, of: url)
    }

    private func expectNoChange(_ reason: StorageError.Distrust, of url: URL) async {
        let error = StorageError.untrusted(path: url.path, reason: reason)
        await #expect(throws: error) { try await store.save(.leanne) }
        await #expect(throws: error) { try await store.checkWritable() }
        await #expect(throws: error) { try await store.clear() }
    }

    private func permissions(_ url: URL) throws -> Int? {
        try FileManager.default.attributesOfItem(atPath: url.path)[.posixPermissions] as? Int
    }

    @Test("a session file that is a symbolic link is refused, and its target is not changed")
    func linkedFile() async throws {
        let target = scratch.url.appending(path: "target")
        try Data("mine".utf8).write(to: target)
        try FileManager.default.createSymbolicLink(at: file, withDestinationURL: target)
        await expectRefusal(.link, of: file)
        #expect(try Data(contentsOf: target) == Data("mine".utf8))
    }

    @Test("a state folder that is a symbolic link is refused, and nothing is written to its target")
    func linkedFolder() async throws {
        let target = try scratch.folder("target")
        try FileManager.default.removeItem(at: folder)
        try FileManager.default.createSymbolicLink(at: folder, withDestinationURL: target)
        await expectRefusal(.link, of: folder)
        #expect(try FileManager.default.contentsOfDirectory(atPath: target.path) == [])
    }

    @Test("if the lock file is a symbolic link or a pipe, it is refused at once", arguments: [false, true])
    func otherLock(isPipe: Bool) async throws {
        let lock = file.appendingPathExtension("lock")
        let target = scratch.url.appending(path: "target")
        if isPipe {
            #expect(mkfifo(lock.path, 0o600) == 0)
        } else {
            try FileManager.default.createSymbolicLink(at: lock, withDestinationURL: target)
        }
        await expectNoChange(isPipe ? .notAFile : .link, of: lock)
        #expect(!FileManager.default.fileExists(atPath: target.path))
    }

    @Test("if the session file is a pipe, it is refused at once")
    func pipe() async {
        #expect(mkfifo(file.path, 0o600) == 0)
        await expectRefusal(.notAFile, of: file)
    }

    @Test("if there is a folder instead of the session file, it is refused and not deleted")
    func folderInItsPlace() async throws {
        try FileManager.default.createDirectory(at: file, withIntermediateDirectories: true)
        await expectRefusal(.notAFile, of: file)
        #expect(FileManager.default.fileExists(atPath: file.path))
    }

    @Test(
        "a session file or folder that another user owns is refused",
        .enabled(if: geteuid() == 0),
        arguments: ["", "/session.json"]
    )
    func otherOwner(name: String) async throws {
        try await store.save(.leanne)
        let path = folder.path + name
        #expect(chown(path, 65_534, 65_534) == 0)
        await expectRefusal(.otherOwner, of: URL(filePath: path))
    }

    @Test(
        "reading and writing a session file remove the permissions of other users",
        arguments: [false, true]
    )
    func narrows(writes: Bool) async throws {
        try await store.save(.leanne)
        let lock = file.appendingPathExtension("lock")
        for (url, mode) in [(folder, 0o755), (file, 0o644), (lock, 0o666)] {
            try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: url.path)
        }
        if writes {
            try await store.update { $0?.tokens = nil }
            #expect(try permissions(lock) == 0o600)
        } else {
            #expect(try await store.session() == .leanne)
        }
        #expect(try permissions(folder) == 0o700)
        #expect(try permissions(file) == 0o600)
    }
}
