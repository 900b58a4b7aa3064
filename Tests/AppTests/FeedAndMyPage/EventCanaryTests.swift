import ArgumentParser
import Core
import FakeAPI
import Foundation
import TestSupport
import Testing

@testable import focal

@Suite("Events of commands contain no secret and no text of the user")
struct EventCanaryTests {
    /// What a user can type: `c4nary` is in each text. The password of the first login is wrong.
    private static let typed = [
        "changes", "changes send", "changes retry 1", "changes discard 2",
        "login --email c4nary-mail@a.b --password-stdin", "login --email \(Shell.email) --password-stdin",
        "mypage edit --name c4nary-name --website c4nary.org --phone c4nary", "mypage edit --email c4nary",
        "feed show 21", "feed --mine", "feed --search c4nary-search",
        "open feed?search=c4nary%20search", "open feed/c4nary%20id", "api /posts?q=c4nary%20query",
        "api POST /todos --field title=c4nary-title", "api /posts --field q=c4nary", "api /users/c4nary%40a.b",
    ]

    @Test("every command, with and without --verbose", arguments: [true, false].drawn(1, seed: 1))
    func everything(isFake: Bool) async throws {
        let (http, received) = (try PlainServer(FakeBackend()), Locked<[String]>([]))
        let server = isFake ? "fake:" : http.origin
        var shell = Shell()
        shell.events = AppEvents { event in received.change { $0.append("\(event) \(String(reflecting: event))") } }
        let sessions = shell.sessions(at: server)
        let outbox = FileOutboxStore(of: .nobody, at: server, in: shell.home.appending(path: "state/changes")) { _ in }
        let fake = FakeAPIClient()
        let changes = await Changes(of: .nobody, in: outbox, client: fake, sessions: sessions, isAutomatic: false)
        try await changes.save(PendingChange(.post, "/posts", body: ["title": "c4nary-post"], text: "c4nary-post"))
        try await changes.save(PendingChange(.post, "/unknown", body: ["title": "c4nary"], text: "c4nary"))
        for command in Self.typed + Focal.configuration.subcommands.map({ $0._commandName }) {
            let arguments = command.split(separator: " ").map(String.init) + ["--server", server]
            let input = command.contains(Shell.email) ? "focal" : "c4nary-pass"
            _ = try await shell.focal(arguments, stdin: input)
            let errors =
                try await shell.focal(arguments + ["--verbose"], stdin: input).stderr.removingPercentEncoding ?? ""
            let words = errors.split { !$0.isLetter && !$0.isNumber && $0 != "-" }.filter { $0.contains("c4nary") }
            #expect(words.allSatisfy(command.contains), "\(errors)")
            #expect(!command.hasPrefix("api ") || errors.contains(" → "), "\(errors)")
            // The demo types this search.
            #expect(!errors.contains("=unde"))
            let tokens = try await sessions.session()?.tokens
            for secret in ["c4nary", Shell.email, tokens?.access, tokens?.refresh].compactMap(\.self) {
                #expect(!received.value.contains { $0.contains(secret) }, "\(command)")
            }
        }
        // Screen 21 is visible again after the session has ended, and the profile after the form.
        for (screen, count) in [("feed/21", 2), ("mypage", 2), ("mypage/edit", 1)] {
            #expect(received.value.count { $0.hasPrefix("screen \(screen) ") } == count)
        }
        let events = ["POST /v1/login → 401", "PATCH /v1/me → 200", "POST /todos → 201", "POST /posts → 201"]
        for event in events + ["RootStore → login"] {
            #expect(received.value.contains { $0.hasPrefix(event) }, "\(event)")
        }
    }
}
