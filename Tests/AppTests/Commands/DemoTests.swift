import Core
import Foundation
import TestSupport
import Testing

@Suite("focal demo")
struct DemoTests {
    private let shell: Shell
    private let temporary: URL

    init() throws {
        shell = try Shell()
        temporary = try shell.scratch.folder("tmp")
    }

    private func demo(_ options: String..., output: FileHandle? = nil) async throws -> Outcome {
        try await shell.focal(["demo"] + options, environment: ["TMPDIR": temporary.path], output: output)
    }

    private var leftovers: [String] {
        get throws {
            let home = FileManager.default.fileExists(atPath: shell.home.path) ? [shell.home.path] : []
            return try FileManager.default.contentsOfDirectory(atPath: temporary.path) + home
        }
    }

    @Test("the demo prints the state transitions of every flow, and leaves no file")
    func tour() async throws {
        let outcome = try await demo()
        #expect(outcome.exitCode == 0)
        #expect(outcome.stderr == "")
        let transitions = outcome.lines.filter { $0.contains(" → ") }.map { $0.trimmingCharacters(in: .whitespaces) }
        #expect(
            transitions == [
                "unknown → signedOut",
                "signedOut → loading → error(invalid_credentials)",
                "signedOut → loading → signedIn(Leanne Graham)",
                "idle → loading → loaded(5 items)",
                "loaded(5 items) → loading(5 items) → loaded(5 items)",
                "loaded(5 items) → loading(5 items) → loaded(5 items)",
                "idle → loading → loading(post 1) → loaded(post 1, 5 comments)",
                "home(feed/1) → login",
                "login → home(feed/1)",
                "idle → loading → loaded(Leanne Graham)",
                "loaded(Leanne Graham) → editing → editing → editing(1 problem)",
                "editing(1 problem) → editing → saving → loaded(Leanne Graham)",
                "signedIn(Leanne Graham) → loading → signedOut",
            ]
        )
        for words in ["✗ The email or the password is wrong.", "Email       leanne@example.com", "✓ Signed out"] {
            #expect(outcome.stdout.contains(words))
        }
        #expect(try leftovers == [])
    }

    @Test("after the server has ended the session, the demo shows why, signs in, and shows the same post again")
    func sessionEnd() async throws {
        let steps = try await demo().stdout.split(separator: #/(?m)^[0-9]+\. /#).map(String.init)
        let titles = steps.map { $0.prefix { $0 != "\n" } }
        #expect(
            titles[6...] == [
                "One post with its comments", "The server ends the session", "Login of the same user",
                "Back at the post", "MyPage", "An edit with an invalid email", "An edit", "Logout",
            ]
        )
        #expect(steps[7].hasSuffix("home(feed/1) → login\n\n! Your session has ended. Sign in again.\n\n"))
        #expect(steps[8].hasSuffix("login → home(feed/1)\n\n✓ Welcome, Leanne Graham!\n\n"))
        #expect(steps[9].contains("\n   loaded(post 1, 5 comments)\n"))
        func page(_ step: Int) -> [Substring] { steps[step].split(separator: "\n").dropFirst(2).map(\.self) }
        #expect(page(9).count > 5)
        #expect(page(9) == page(6))
    }

    @Test("with --lang ja, the demo prints Japanese messages")
    func japanese() async throws {
        let outcome = try await demo("--lang", "ja")
        #expect(outcome.exitCode == 0)
        #expect(outcome.stdout.contains("✗ メールアドレスまたはパスワードが間違っています。"))
        #expect(outcome.stdout.contains("✓ ようこそ、Leanne Grahamさん"))
        #expect(outcome.stdout.contains("! セッションの有効期限が切れました。もう一度ログインしてください。"))
    }

    @Test("the demo sends no request to a server, even with --server")
    func server() async throws {
        let server = try PlainServer([:])
        #expect(try await demo("--server", server.origin).exitCode == 0)
        #expect(server.requests.isEmpty)
    }

    @Test("with --json, the demo prints one JSON object")
    func json() async throws {
        let outcome = try await demo("--json")
        #expect(outcome.exitCode == 0)
        #expect(outcome.stderr == "")
        let document = try #require(try outcome.documents.first)
        #expect(outcome.lines.count == 1)
        #expect(document.keys.sorted() == ["schemaVersion", "steps"])
        guard case .array(let steps) = document["steps"] else { return #expect(Bool(false), "`steps` must be a list") }
        #expect(steps.count == 14)
        let transitions: [JSONValue] = ["signedOut", "loading", "signedIn(Leanne Graham)"]
        #expect(steps[2] == .object(["title": "Login", "transitions": .array(transitions)]))
        #expect(try leftovers == [])
    }

    @Test("if the reader closes the pipe, the demo exits with code 0 and leaves no file")
    func closedPipe() async throws {
        let outcome = try await demo(output: .closedPipe())
        #expect(outcome.exitCode == 0)
        #expect(outcome.stderr == "")
        #expect(try leftovers == [])
    }
}
