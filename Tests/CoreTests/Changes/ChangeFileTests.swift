import Core
import Foundation
import TestSupport
import Testing

@MainActor @Suite("Files in the queue of changes")
struct ChangeFileTests {
    private let scratch = Scratch()
    private let server = ChangeServer { request in
        // The server reads the body, as a real one does.
        guard let content = request.content, content.hasFile else { return nil }
        return (try? content.loaded()) == nil ? .failed(.lost) : nil
    }

    private var store: FileOutboxStore {
        FileOutboxStore(of: .user("1"), at: "http://h.test", in: scratch.url.appending(path: "q")) { _ in }
    }
    private var folder: URL { scratch.url.appending(path: "q/http%3A%2F%2Fh%2Etest/user-1.files") }
    private var queue: URL { folder.deletingPathExtension().appendingPathExtension("json") }
    private var copies: [String] { (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [] }

    private func changes(_ server: ChangeServer? = nil) -> Changes { Changes(in: store, to: server ?? self.server) }

    private func photo(_ text: String = "photo") throws -> URL {
        let file = scratch.url.appending(path: "photo.jpg")
        try Data(text.utf8).write(to: file)
        return file
    }

    private func picture(form: String = PendingChange.newForm) -> PendingChange {
        PendingChange(.post, "/pictures", body: ["title": "Sea", "n": 5] as JSONObject, text: "p", form: form)
    }

    @discardableResult
    private func save(_ text: String = "photo", form: String = PendingChange.newForm) async throws -> PendingChange {
        try await changes().save(picture(form: form), sending: photo(text), type: "image/jpeg")
    }

    @Test("a file waits as a copy, also after its original is gone and the app was started again")
    func waits() async throws {
        let saved = try await save()
        try FileManager.default.removeItem(at: scratch.url.appending(path: "photo.jpg"))
        #expect(copies.count == 1)
        let sent = Locked("")
        let online = changes(
            ChangeServer { request in
                sent.change { $0 = String(decoding: (try? request.content?.loaded()) ?? Data(), as: UTF8.self) }
                return .status(201, #"{"id":9}"#)
            }
        )
        await online.sendOnce()
        #expect(sent.value == "photo" && online.outbox.unsentCount == 0 && copies.isEmpty)
        #expect(saved.state == .waiting)
    }

    @Test("with a field, the body is multipart with the members of the change, and the same for each try")
    func multipart() async throws {
        let tried = Locked<[RequestBody?]>([])
        let busy = ChangeServer { request in
            tried.change { $0.append(request.content) }
            return .status(503)
        }
        let changes = changes(busy)
        try await changes.save(picture(), sending: photo(), type: "image/jpeg", field: "photo")
        await changes.sendOnce()
        await changes.sendOnce()
        let body = try #require(tried.value.first ?? nil)
        #expect(tried.value == [body, body])
        let text = String(decoding: try body.loaded(), as: UTF8.self)
        #expect(text.contains("name=\"n\"\r\n\r\n5\r\n") && text.contains("name=\"title\"\r\n\r\nSea\r\n"))
        #expect(text.contains("name=\"photo\"; filename=\"photo.jpg\"\r\nContent-Type: image/jpeg\r\n\r\nphoto\r\n"))
    }

    @Test("a lost or damaged copy is refused with a reason, and the next change is sent", arguments: [false, true])
    func isLost(isDamaged: Bool) async throws {
        let saved = try await save()
        let copy = folder.appending(path: try #require(copies.first))
        if isDamaged { try Data().write(to: copy) } else { try FileManager.default.removeItem(at: copy) }
        let changes = changes()
        try await changes.save(.add("b"))
        await changes.sendOnce()
        #expect(server.lines == ["POST /todos b"])
        let refused = try #require(changes.outbox.unsent.first)
        #expect(refused.refusal?.status == 410 && refused.refusal?.message?.isEmpty == false)
        #expect(ChangeMessages.mark(of: refused).text(in: .japanese) == "この変更のファイルがこの端末にありません。")
        // The same form with the same file has a new copy.
        try await save(form: saved.form)
        await changes.sendOnce()
        #expect(server.lines == ["POST /todos b", "POST /pictures"] && copies.isEmpty)
    }

    @Test("the same form with the same file is one change, and another file of the same size is another")
    func isSame() async throws {
        for text in ["abc", "abc", "abd"] { try await save(text, form: "f") }
        #expect(try await store.outbox().unsentCount == 2 && copies.count == 2)
        await changes().sendOnce()
        #expect(server.lines.count == 2 && Set(server.keys).count == 2 && copies.isEmpty)
    }

    @Test("a change that is given up or not saved keeps no copy, and a refused one keeps it")
    func copiesEnd() async throws {
        let changes = changes(ChangeServer(first: .status(413)))
        let change = try await changes.save(picture(), sending: photo(), type: "image/jpeg")
        await changes.sendOnce()
        #expect(changes.outbox.unsent.first?.refusal?.fileProblem != nil && copies.count == 1)
        // Another process that has not read the queue gives the change up.
        try await self.changes().discard(change.number)
        #expect(copies.isEmpty)
        let edit = PendingChange(.put, "/pictures", item: "\(ResourceID<Item>.new(7))", text: "p")
        await #expect(throws: ChangeError.noSuchItem) {
            try await changes.save(edit, sending: photo(), type: "image/jpeg")
        }
        await #expect(throws: ChangeError.self) {
            try await changes.save(picture(), sending: scratch.url, type: "image/jpeg")
        }
        try await save()
        try await changes.read()
        try await changes.discardAll()
        #expect(copies.isEmpty)
    }

    @Test("an earlier version cannot read the change, so it keeps it, also at the end of its queue")
    func earlierVersion() async throws {
        let added = try await save()
        let id = try #require(added.itemID)
        try await changes().save(PendingChange(.patch, "/pictures", item: id, body: ["title": "Lake"], text: "Lake"))
        var json = try JSONCoding.decode(JSONObject.self, from: Data(contentsOf: queue))
        guard case .array(let entries)? = json["changes"] else { throw CancellationError() }
        #expect(throws: (any Error).self) {
            try JSONCoding.decode(PendingChange.self, from: JSONCoding.encode(entries[0]))
        }
        json["changes"] = .array(entries.reversed())
        try JSONCoding.encode(json).write(to: queue)
        await changes().sendOnce()
        #expect(server.lines == ["POST /pictures", "PATCH /pictures/201 Lake"])
        #expect(server.bodies == ["", #"{"title":"Lake"}"#])
    }

    @Test("an old copy without a change is removed, unless there is a change that this version cannot read")
    func sweep() async throws {
        try await save()
        for name in ["old", "old.part", "new"] { try Data().write(to: folder.appending(path: name)) }
        for name in copies where name != "new" {
            let path = folder.appending(path: name).path
            let date = Date(timeIntervalSinceNow: -100_000)
            try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: path)
        }
        let saved = try Data(contentsOf: queue)
        var json = try JSONCoding.decode(JSONObject.self, from: saved)
        if case .array(let entries)? = json["changes"] {
            json["changes"] = .array(entries + [.object(["later": true])])
        }
        try JSONCoding.encode(json).write(to: queue)
        let offline = ChangeServer { _ in .failed(.unreachable) }
        await changes(offline).sendOnce()
        #expect(copies.count == 4)
        try saved.write(to: queue)
        await changes(offline).sendOnce()
        #expect(copies.count == 2 && copies.contains("new"))
    }
}
