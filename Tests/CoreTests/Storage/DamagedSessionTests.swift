import Core
import Foundation
import TestSupport
import Testing

@Suite("A session file that cannot be read")
struct DamagedSessionTests {
    private let scratch = Scratch()
    private let file: URL
    private let store: FileSessionStore

    init() {
        file = scratch.url.appending(path: "session.json")
        store = FileSessionStore(file: file, server: "http://h.test")
    }

    /// Texts that are no session file. The number says how often the text is repeated.
    private static let damaged = [("", 1), ("{", 1), ("nonsense\u{0}", 1), (" ", 1_000_001)]

    @Test("update does not change a damaged file", arguments: ["", "{", "[]", #"{"schemaVersion":0,"sessions":{}}"#])
    func keepsDamage(text: String) async throws {
        try Data(text.utf8).write(to: file)
        await #expect(throws: StorageError.corrupt(path: file.path)) { try await store.session() }
        await #expect(throws: StorageError.corrupt(path: file.path)) { try await store.update { $0 = nil } }
        #expect(try Data(contentsOf: file) == Data(text.utf8))
    }

    @Test("a session file of exactly 1 MB is read and written, but not with one more byte")
    func isOfAllowedSize() async throws {
        let size = try JSONCoding.encode(Session.named("")).count
        try await store.save(.named(""))
        let around = try Data(contentsOf: file).count - size
        let longest = Session.named(String(repeating: "n", count: 1_000_000 - around - size))
        try await store.save(longest)
        #expect(try Data(contentsOf: file).count == 1_000_000)
        #expect(try await store.session() == longest)
        let tooLong = Session.named(longest.user.name + "n")
        await #expect(throws: StorageError.corrupt(path: file.path)) { try await store.save(tooLong) }
        try Data((try String(contentsOf: file, encoding: .utf8) + " ").utf8).write(to: file)
        await #expect(throws: StorageError.corrupt(path: file.path)) { try await store.session() }
    }

    @Test("save replaces a damaged session file", arguments: damaged)
    func isReplaced(text: String, count: Int) async throws {
        try Data(String(repeating: text, count: count).utf8).write(to: file)
        try await store.checkWritable()
        try await store.save(.named("Leanne"))
        #expect(try await store.session() == .named("Leanne"))
    }

    @Test(
        "a session file of a later version is not changed, and only clear deletes it",
        arguments: [#"{"schemaVersion":2,"sessions":{}}"#, #"{"schemaVersion":3}"#]
    )
    func isLater(text: String) async throws {
        try Data(text.utf8).write(to: file)
        let error = StorageError.newerVersion(path: file.path)
        await #expect(throws: error) { try await store.session() }
        await #expect(throws: error) { try await store.checkWritable() }
        await #expect(throws: error) { try await store.save(.named("Leanne")) }
        await #expect(throws: error) { try await store.update { $0 = nil } }
        #expect(try Data(contentsOf: file) == Data(text.utf8))
        try await store.clear()
        #expect(try await store.session() == nil)
    }

    @Test("clear deletes a damaged session file", arguments: damaged)
    func isCleared(text: String, count: Int) async throws {
        try Data(String(repeating: text, count: count).utf8).write(to: file)
        try await store.clear()
        #expect(try await store.session() == nil)
        #expect(!FileManager.default.fileExists(atPath: file.path))
    }

    @Test("the next save or clear deletes the temporary file of a killed process")
    func clearsDrafts() async throws {
        let draft = file.appendingPathExtension("draft")
        try Data("half a tok".utf8).write(to: draft)
        try await store.clear()
        #expect(!FileManager.default.fileExists(atPath: draft.path))
    }
}
