import AppFeatures
import Core
import Foundation
import Root
import TestSupport
import Testing

@Suite("focal demo")
struct DemoTests {
    private let shell = Shell()

    private func demo(_ options: String...) async throws -> Outcome {
        // With 100 columns, the note `This app has no screens yet. …` is one line.
        try await shell.focal(["demo"] + options, environment: ["COLUMNS": "100"])
    }

    @Test("the demo prints the state transitions of the logins first and of the logout last")
    func tour() async throws {
        let outcome = try await demo()
        #expect(outcome.exitCode == 0)
        let steps = outcome.steps
        #expect(steps.map(\.number) == Array(1...steps.count))
        let accounts = (steps.prefix(3) + steps.suffix(1)).map { [$0.title, $0.states] }
        #expect(
            accounts == [
                ["Start of the app", "unknown → signedOut"],
                ["Sign in with a wrong password", "signedOut → loading → error(invalid_credentials)"],
                ["Sign in", "signedOut → loading → signedIn(Leanne Graham)"],
                ["Sign out", "signedIn(Leanne Graham) → loading → signedOut"],
            ]
        )
        #expect(steps.dropFirst().first?.screen.contains("✗ The email or the password is wrong.") == true)
        #expect(steps.dropFirst(2).first?.screen.contains("✓ Welcome, Leanne Graham!") == true)
        #expect(steps.last?.screen.contains { $0.hasPrefix("✓ Signed out") } == true)
    }

    @Test("if the app has no screens, the demo says how to add a feature")
    func parts() async throws {
        let outcome = try await demo()
        let note = "This app has no screens yet. To add a feature with a screen, use: scripts/new-feature NAME\n"
        #expect(outcome.stderr.hasPrefix(note) == [AppFeature].all.isEmpty)
    }

    @Test("at the end, the demo names three commands to try next, and each of them works for a user")
    func nextCommands() async throws {
        try await shell.signIn()
        let commands = try await demo().stderr.split(separator: "\n").suffix(3).map { $0.split(separator: " ") }
        #expect(commands.count == 3)
        for command in commands {
            #expect(command.first == "focal")
            let options = command.contains("login") ? ["--password-stdin"] : []
            let arguments = command.dropFirst().map(String.init) + options
            #expect(try await shell.focal(arguments, stdin: "focal\n").exitCode == 0)
        }
    }

    @Test("the demo sends no request to a server, even with --server")
    func server() async throws {
        let server = try PlainServer([:])
        #expect(try await demo("--server", server.origin).exitCode == 0)
        #expect(server.requests.isEmpty)
    }

    @Test("with --json, the demo prints one JSON object with the same steps")
    func json() async throws {
        let outcome = try await demo("--json")
        #expect(outcome.exitCode == 0)
        #expect(outcome.stderr == "")
        let document = try #require(try outcome.documents.first)
        #expect(outcome.lines.count == 1)
        #expect(document.keys.sorted() == ["schemaVersion", "steps"])
        guard case .array(let steps) = document["steps"] else { return #expect(Bool(false), "`steps` must be a list") }
        let transitions: [JSONValue] = ["signedOut", "loading", "signedIn(Leanne Graham)"]
        #expect(steps.dropFirst(2).first == .object(["title": "Sign in", "transitions": .array(transitions)]))
        let titles = steps.map { step -> String? in
            if case .object(let step) = step { step["title"]?.text } else { nil }
        }
        #expect(try await titles == demo().steps.map(\.title))
    }

    @Test("if the reader closes the pipe, the demo exits with code 0 and leaves no file")
    func closedPipe() async throws {
        let folder = try shell.scratch.folder("temporary")
        let outcome = try await shell.program(["demo"], environment: ["TMPDIR": folder.path], output: .closedPipe())
        #expect(outcome.exitCode == 0)
        #expect(outcome.stderr == "")
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == [])
        #expect(!FileManager.default.fileExists(atPath: shell.home.path))
    }
}
