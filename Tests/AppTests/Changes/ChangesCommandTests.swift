import ArgumentParser
import Core
import FakeAPI
import Foundation
import Root
import TestSupport
import Testing

@testable import focal

@Suite("focal changes")
struct ChangesCommandTests {
    private let shell = Shell()
    private let dead = "http://127.0.0.1:9"
    private let new = "\(ResourceID<User>.new(1))"

    private func focal(_ arguments: String..., at server: String? = nil) async throws -> Outcome {
        try await shell.focal(arguments + ["--server", server ?? dead])
    }

    /// Saves a new note, an edit of it, and the removal of note 7.
    private func save(at server: String? = nil, of owner: ChangeOwner = .nobody) async throws {
        let folder = shell.home.appending(path: "state/changes")
        let store = FileOutboxStore(of: owner, at: server ?? dead, in: folder) { _ in }
        let (client, sessions) = (FakeAPIClient(), InMemorySessionStore())
        let changes = await Changes(of: owner, in: store, client: client, sessions: sessions, isAutomatic: false)
        try await changes.save(PendingChange(.post, "/notes", body: ["title": "Buy milk"], text: "Buy milk"))
        try await changes.save(PendingChange(.patch, "/notes", item: new, body: ["done": true], text: "Buy milk"))
        try await changes.save(PendingChange(.delete, "/notes", item: "7", text: "牛乳"))
    }

    @Test("each change that waits has a line, and JSON with its number, its request and its text")
    func lists() async throws {
        #expect(try await focal("changes").stdout == "")
        #expect(try await focal("changes", "--json").documents == [["schemaVersion": 1, "changes": .array([])]])
        try await save()
        let expected = ["1  POST /notes  “Buy milk”  waits", "2  PATCH /notes/new-1  “Buy milk”  waits"]
        let list = try await focal("changes")
        #expect(list.lines == expected + ["3  DELETE /notes/7  “牛乳”  waits"])
        #expect(list.exitCode == 0)
        #expect(try await focal("changes", "--lang", "ja").line(0) == "1  POST /notes  “Buy milk”  送信待ち")
        let first = #"{"method":"POST","number":1,"path":"/notes","state":"waiting","text":"Buy milk"}"#
        #expect(try await focal("changes", "--json").stdout.hasPrefix(#"{"changes":[\#(first),"#))
        #expect(try await focal("changes", at: "fake:").stdout == "")
        #expect(try await focal("changes", at: dead + "/v2").stdout == "")
    }

    @Test("send sends each change once, and fails if the server cannot be reached or refuses one")
    func sends() async throws {
        let server = try PlainServer { request in
            switch (request.method, request.path) {
            case (.post, "/notes"): .json(#"{"id": 9}"#, status: 201)
            case (.patch, "/notes/9"): .json(#"{"error":{"code":"a","message":"no\u001b[1m way"}}"#, status: 422)
            case (.delete, "/notes/7"): APIResponse(status: 404)
            default: nil
            }
        }
        try await save(at: server.origin)
        let sent = try await focal("changes", "send", at: server.origin)
        #expect(sent.exitCode == 1)
        #expect(sent.lines == ["2  PATCH /notes/9  “Buy milk”  refused (422): no\u{FFFD}[1m way"])
        #expect(sent.stderr == "focal: 1 change is not sent.\n")
        #expect(server.requests.map(\.method) == [.post, .patch, .delete])
        #expect(Set(server.requests.map { $0.headers["Idempotency-Key"] }).count == 3)
        let entry: JSONObject = [
            "number": 2, "method": "PATCH", "path": "/notes/9", "text": "Buy milk", "state": "refused", "status": 422,
            "message": "no\u{1B}[1m way",
        ]
        let document: JSONObject = ["schemaVersion": 1, "changes": .array([.object(entry)])]
        #expect(try await focal("changes", "--json", at: server.origin).documents == [document])
        #expect(try await focal("changes", "retry", "2", at: server.origin).exitCode == 1)
        #expect(server.requests.count == 4)
        #expect(try await focal("changes", "discard", "2", at: server.origin).stdout == "✓ Discarded: Buy milk\n")
        #expect(try await focal("changes", "send", at: server.origin).stdout == "✓ All changes were sent.\n")
    }

    @Test("to discard an addition also discards its later changes. What was tried can be on the server")
    func discards() async throws {
        try await save()
        #expect(try await focal("changes", "send").exitCode == 1)
        let discarded = try await focal("changes", "discard", "1")
        #expect(discarded.stdout == "✓ Discarded: Buy milk (and 1 later change of it)\n")
        let again = try await focal("changes", "discard", "1", "--json")
        #expect(again.exitCode == 1)
        #expect(try again.failure.code == "no_such_change")
        let server = try FaultServer { _ in [] }
        let origin = server.url.absoluteString
        try await save(at: origin)
        #expect(try await focal("changes", "send", at: origin).exitCode == 1)
        #expect(try await focal("changes", "discard", "1", at: origin).stdout.contains("The server may have it."))
        #expect(try await focal("changes", "retry", "x").exitCode == 64)
    }

    @Test("a change that is refused while its command runs is given up, unless it has what an earlier command saved")
    func refuses() async throws {
        let server = try PlainServer { _ in APIResponse(status: 422) }
        try await save(at: server.origin)
        for id in [new, "8"] {
            let outcome = try await shell.focal([id, "--server", server.origin], stdin: Data()) { arguments in
                do { try await EditCommand.parse(arguments).run() } catch { return 1 }
                return 0
            }
            #expect(outcome.exitCode == 1)
        }
        let left = try await focal("changes", at: server.origin).lines
        #expect(left.map { $0.prefix(16) } == ["1  POST /notes  ", "3  DELETE /notes"] && left[0].contains("“Tea”"))
    }

    @Test("a logout with changes that wait fails. With --force, it gives them up")
    func logsOut() async throws {
        let user = User(id: "1", name: "Leanne", email: "a@b.c", lastLoginDate: .time(.now))
        let sessions = shell.sessions(at: dead)
        try await sessions.save(Session(user: user, tokens: nil))
        try await save(of: .user("1"))
        let logout = try await focal("logout")
        #expect(logout.exitCode == 1)
        #expect(logout.stderr.hasPrefix("focal: 3 changes are not sent. To send, use: focal changes send."))
        #expect(try await sessions.session() != nil)
        #expect(try await focal("logout", "--force").exitCode == 0)
        try await sessions.save(Session(user: user, tokens: nil))
        #expect(try await focal("changes").stdout == "")
    }
}

/// A command that edits a note, as a feature has it.
private struct EditCommand: FocalCommand {
    @OptionGroup var options: GlobalOptions
    @Argument var id: String

    func run(in app: Composition, on console: Console) async throws(Failure) {
        let changes = try await app.dependenciesOfUser().changes
        let edit = PendingChange(.patch, "/notes", item: id, body: ["title": "Tea"], text: "Tea", isMerging: true)
        let saved: PendingChange
        do throws(ChangeError) { saved = try await changes.save(edit) } catch { throw Failure(error) }
        _ = try await app.send(saved, of: changes, on: console) { $0.refusal.map(APIError.refused) }
    }
}
