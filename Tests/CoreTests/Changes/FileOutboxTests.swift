import Core
import Foundation
import TestSupport
import Testing

@MainActor @Suite("A queue in a file")
struct FileOutboxTests {
    private let scratch: Scratch
    private let file: URL
    private let server = ChangeServer()
    private let damaged = Locked<[String]>([])

    init() throws {
        scratch = Scratch()
        file = scratch.url.appending(path: "http%3A%2F%2Fh%2Etest/user-1.json")
    }

    private func store(in folder: URL?, clock: any Clock<Duration> = ContinuousClock()) -> FileOutboxStore {
        FileOutboxStore(of: .user("1"), at: "http://h.test", in: folder, clock: clock) { [damaged] path in
            damaged.change { $0.append(path) }
        }
    }

    private var changes: Changes { Changes(in: store(in: scratch.url), to: server) }

    private func text() throws -> String { try String(contentsOf: file, encoding: .utf8) }

    @Test("to read or send an empty queue creates no file")
    func createsNoFile() async throws {
        try await changes.read()
        await changes.sendOnce()
        #expect(try FileManager.default.subpathsOfDirectory(atPath: scratch.url.path) == [])
    }

    @Test("two processes send each change once, and one waits at most 3 s for the other", .exhaustive)
    func isShared() async throws {
        let clock = TestClock()
        let other = Changes(in: store(in: scratch.url, clock: clock), to: server)
        let first = ChangeServer { [server] request in
            guard server.lines.isEmpty else { return try? .success(await server.send(request)) }
            async let sent: Void = other.sendOnce()
            for _ in 1..<120 {
                await clock.sleepers(1)
                clock.advance(by: .milliseconds(25))
            }
            await sent
            return try? .success(await server.send(request))
        }
        let changes = Changes(in: store(in: scratch.url), to: first)
        try await changes.save(.edit("7", "a"), .edit("7", "b"), .add("c"))
        await changes.sendOnce()
        await other.sendOnce()
        #expect(server.lines == ["PATCH /todos/7 a", "PATCH /todos/7 b", "POST /todos c"])
        #expect(other.outbox.changes.map(\.tries) == [1, 1, 1] && other.outbox.unsent.isEmpty)
    }

    @Test("if a change cannot be saved, it is neither shown nor sent", arguments: [false, true])
    func isUnwritable(hasFile: Bool) async throws {
        // A folder cannot be made where a file is.
        let folder = hasFile ? try scratch.file().url : nil
        let changes = Changes(in: store(in: folder), to: server)
        let error = await #expect(throws: ChangeError.self) { try await changes.save(.add("a")) }
        #expect(error?.code == "storage" && (hasFile || error == .storage(.noFolder)))
        await changes.sendOnce()
        #expect(changes.outbox.changes.isEmpty && server.lines == [])
    }

    @Test("the queue of a later version is not changed")
    func isLater() async throws {
        let changes = changes
        try await changes.save(.add("a"))
        let later = try text().replacing(#""schemaVersion":1"#, with: #""schemaVersion":2"#)
        try Data(later.utf8).write(to: file)
        let error = ChangeError.storage(.newerVersion(path: file.path))
        await #expect(throws: error) { try await changes.read() }
        await #expect(throws: error) { try await changes.save(.add("b")) }
        await changes.sendOnce()
        #expect(try text() == later && later.contains(":2") && server.lines == [] && damaged.value == [])
    }

    @Test(
        "changes of a user with a long id are saved and sent, and the file of an id that fits keeps its name",
        arguments: [("A", 79), ("A", 90), ("漢", 40), ("x", 239), ("x", 300)]
    )
    func hasLongName(letter: String, count: Int) async throws {
        for id in [count, count + 1].map({ String(repeating: letter, count: $0) }) {
            let store = FileOutboxStore(of: .user(User.ID(id)), at: "http://h.test", in: scratch.url) { _ in }
            let changes = Changes(in: store, to: server)
            try await changes.save(.add("a"))
            await changes.sendOnce()
            #expect(changes.outbox.changes.map(\.isSent) == [true])
            let small = CharacterSet(charactersIn: "abcdefghijklmnopqrstuvwxyz-")
            let name = try #require("user-\(id)".addingPercentEncoding(withAllowedCharacters: small)) + ".json"
            let file = file.deletingLastPathComponent().appending(path: name)
            #expect(FileManager.default.fileExists(atPath: file.path) == (name.utf8.count <= 249))
        }
    }

    @Test("a change that this version cannot read is counted and kept, and the others are sent")
    func isUnknown() async throws {
        try await changes.save(.add("a"), .edit(new(1), "b"))
        let unknown = #"{"id":"k","method":"MERGE","z":[null,1.5,true,{"é":-7}]}"#
        try Data(try text().replacing(#""changes":["#, with: #""changes":[\#(unknown),"#).utf8).write(to: file)
        let changes = changes
        try await changes.read()
        #expect(changes.outbox.waitingCount == 3)
        await changes.sendOnce()
        #expect(server.lines == ["POST /todos a", "PATCH /todos/201 b"] && changes.outbox.waitingCount == 1)
        #expect(try text().contains(unknown))
        try await changes.discardAll()
        #expect(try !text().contains("MERGE"))
    }

    @Test("a damaged file is renamed and reported once, and no number is used again", arguments: [true, false])
    func isDamaged(isRead: Bool) async throws {
        let changes = changes
        try await changes.save(.add("a"), .add("b"))
        try Data("{".utf8).write(to: file)
        if isRead { try await changes.read() }
        #expect(try await changes.save(.add("c")).number == 3)
        try await changes.read()
        #expect(changes.outbox.changes.map(\.text) == ["c"] && damaged.value == [file.path])
        let folder = file.deletingLastPathComponent()
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.contains("damaged") }
        #expect(try names.map { try Data(contentsOf: folder.appending(path: $0)) } == [Data("{".utf8)])
    }
}
