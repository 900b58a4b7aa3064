import Core
import Foundation
import TestSupport
import Testing

@MainActor @Suite("An edit that is merged with what waits")
struct ChangeMergeTests {
    struct Row: Sendable, CustomTestStringConvertible {
        let name: String
        let saved: [PendingChange]
        /// The answers to what was saved, before the form is opened.
        var answers: [ChangeServer.Answer] = []
        var isDiscarded = false
        /// What is sent after the form is saved.
        var sends: [String] = []
        var error: ChangeError?
        var testDescription: String { name }
    }

    nonisolated static let (a, b) = (PendingChange.edit("7", "a"), PendingChange.edit("7", "b"))
    nonisolated static let (two, remove) = (["PATCH /todos/7 a", "PATCH /todos/7 c"], "DELETE /todos/7")
    nonisolated static let refusal = ChangeServer.Answer.status(422, ChangeSendingTests.fields)
    nonisolated static let rows = [
        Row(name: "new", saved: [.add("a")], sends: ["POST /todos c"]),
        Row(name: "new with an edit", saved: [.add("a"), .edit(new(1), "b")], sends: ["POST /todos c"]),
        Row(name: "edits", saved: [a, b], sends: ["PATCH /todos/7 c"]),
        Row(name: "tried", saved: [a], answers: [.failed(.lost)], sends: two),
        Row(name: "behind", saved: [a, b], answers: [.failed(.lost)], sends: two),
        Row(name: "refused", saved: [.add("a")], answers: [refusal], sends: ["POST /todos c"]),
        Row(name: "refused edits", saved: [a, b], answers: [refusal], sends: ["PATCH /todos/7 c"]),
        Row(name: "conflict", saved: [.add("a")], answers: [.status(409)], sends: ["POST /todos c"]),
        Row(name: "conflict after a lost answer", saved: [a], answers: [.failed(.lost), .status(409)]),
        Row(name: "redirect", saved: [a], answers: [.status(302)]),
        Row(name: "sent", saved: [.add("a")], answers: [.status(201, #"{"id":7}"#)], sends: ["PATCH /todos/7 c"]),
        Row(name: "accepted without an id", saved: [.add("a")], answers: [.status(204)], error: .noID),
        Row(name: "removed", saved: [.remove("7")], sends: [remove], error: .removed),
        Row(name: "tried removal", saved: [.remove("7")], answers: [.failed(.lost)], sends: [remove], error: .removed),
        Row(name: "refused removal", saved: [.remove("7")], answers: [.status(403)], error: .removed),
        Row(name: "new and removed", saved: [.add("a"), .remove(new(1))], error: .noSuchItem),
        Row(name: "new and discarded meanwhile", saved: [.add("a")], isDiscarded: true, error: .noSuchItem),
        Row(name: "edit that was discarded meanwhile", saved: [a], isDiscarded: true, sends: ["PATCH /todos/7 c"]),
    ]

    @Test("a form edits what waits, and its change joins what the server cannot have executed", arguments: rows)
    func joins(row: Row) async throws {
        let answers = Locked(row.answers)
        let server = ChangeServer { _ in answers.change { $0.isEmpty ? nil : $0.removeFirst() } }
        let changes = Changes(to: server)
        for change in row.saved { try await changes.save(change) }
        for _ in row.answers { await changes.sendOnce() }
        let last = row.saved.last { $0.method != .delete }?.text ?? ""
        let form = changes.form(Item(id: Item.ID(row.saved[0].itemID ?? new(1)), title: last))
        #expect(form.draft?[.title] == last)
        let isRefused = row.answers.contains(Self.refusal)
        #expect(form.draft?.problems[.title]?.text(in: .english) == (isRefused ? "Long (a: Bad)" : nil))
        if row.isDiscarded { try await changes.discard(1) }
        let (old, sent) = (changes.outbox, server.lines.count)
        await form.save("c")
        if let error = row.error {
            #expect(form.state.error == .failure(.change(error)) && !form.mayBeSaved && changes.outbox == old)
            #expect(form.draft?[.title] == "c")
        } else {
            let edit = try #require(changes.outbox.unsent.last)
            #expect(form.state == .saved(edit) && edit.text == "c" && edit.state == .waiting && edit.tries == 0)
            #expect(!old.changes.contains { $0.id == edit.id })
            // A repeated edit changes nothing.
            #expect(try await changes.save(.merging("\(edit.itemID ?? "")", "c")) == edit)
        }
        await changes.sendOnce()
        #expect(server.lines.dropFirst(sent) == row.sends[...])
    }

    @Test("the joined change has the first place, the members of all changes, and their references")
    func hasMembers() async throws {
        // The file of the queue cannot have a long name of a field.
        let names = ["title", String(repeating: "x", count: 1_001)]
        let problems = names.map { #"{"pointer":"\#($0)","detail":"Long"}"# }.joined(separator: ",")
        let server = ChangeServer(first: .status(422, #"{"error":{"message":"No","fields":[\#(problems)]}}"#))
        let changes = Changes(to: server)
        try await changes.save(.add("photo"))
        await changes.sendOnce()
        #expect(changes.change(1)?.refusal?.fields == ["title": "Long"])
        let album = PendingChange(.post, "/albums", body: ["title": "a", "note": "x"], text: "a", form: "f")
        try await changes.save(album, .add("later"), .merging(new(1), "c"))
        let joined = try await changes.save(.album(new(2), ["cover": new(1), "note": nil]))
        #expect(joined.number == 2 && joined.form == "f" && changes.outbox.unsent.map(\.number) == [1, 2, 3])
        await changes.sendOnce()
        #expect(server.lines.dropFirst() == ["POST /todos c", "POST /albums a", "POST /todos later"])
        #expect(server.bodies.contains(#"{"cover":201,"note":null,"title":"a"}"#))
    }

    @Test("an edit that names a later item is not merged with what is before it, so that none waits for the other")
    func namesLaterItem() async throws {
        let server = ChangeServer()
        let changes = Changes(to: server)
        let photo = PendingChange(.post, "/photos", body: ["album": new(1)], references: ["album"], text: "photo")
        try await changes.save(PendingChange(.post, "/albums", body: ["title": "a"], text: "a"), photo)
        #expect(try await changes.save(.album(new(1), ["cover": new(2)])).number == 3)
        #expect(try await changes.save(.album(new(1), ["title": "b"])).number == 3)
        await changes.sendOnce()
        #expect(server.lines == ["POST /albums a", "POST /photos", "PATCH /albums/201 b"])
        #expect(server.bodies.last == #"{"cover":202,"title":"b"}"#)
    }
}

extension PendingChange {
    fileprivate static func merging(_ item: String, _ title: String) -> Self {
        Self(.patch, "/todos", item: item, body: ["title": title], text: title, isMerging: true)
    }

    fileprivate static func album(_ item: String, _ body: [String: String?]) -> Self {
        Self(.patch, "/albums", item: item, body: body, references: ["cover"], text: "", isMerging: true)
    }
}
