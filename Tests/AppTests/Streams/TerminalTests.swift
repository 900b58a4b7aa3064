import Core
import TerminalUI
import TestSupport
import Testing

@Suite("Commands on a terminal")
struct TerminalTests {
    private let shell = Shell()

    @Test(
        "no screen has a line that is wider than the terminal",
        arguments: [(20, "ja"), (40, "en"), (20, "en"), (40, "ja")].drawn(1, seed: 1)
    )
    func width(columns: Int, language: String) async throws {
        let outcome = try await Terminal(columns: columns).focal(["demo", "--lang", language], of: shell)
        #expect(outcome.exitCode == 0)
        #expect(!outcome.screenLines.isEmpty)
        #expect(outcome.screenLines.filter { $0.terminalWidth > columns } == [])
    }

    @Test("on a narrow terminal, an error is broken between words", arguments: [20, 40])
    func error(columns: Int) async throws {
        let lines = try await Terminal(columns: columns).focal(["open", "nowhere//x"], of: shell).screenLines
        let text = "focal: A part of the link is empty."
        #expect(lines.joined(separator: " ") == text && (lines.count > 1) == (text.count > columns))
        #expect(lines.allSatisfy { $0.count <= columns })
    }

    @Test("login asks for the email and the password, and does not show the typed password")
    func login() async throws {
        let terminal = try Terminal(columns: 80)
        let outcome = try await terminal.focal(["login"], of: shell) { screen, _ in
            screen.hasSuffix("Password: ") ? "focal\n" : "sincere@april.biz\n"
        }
        #expect(outcome.exitCode == 0)
        #expect(outcome.screenLines == ["Email: sincere@april.biz", "Password: ", "✓ Welcome, Leanne Graham!"])
        #expect(terminal.echoes)
    }

    @Test("after Ctrl-D at the question for the email, the output goes on in the next line")
    func endOfInput() async throws {
        let terminal = try Terminal(columns: 80)
        let outcome = try await terminal.focal(["login", "--password-stdin"], of: shell, typing: "\u{4}focal\n")
        #expect(outcome.stderr == "Email: \nfocal: Enter your email address.\n")
    }

    @Test("with --step, the demo waits for Enter before each step except the first, unless --no-step follows")
    func steps() async throws {
        let count = try await shell.focal("demo").steps.count
        let terminal = try Terminal(columns: 80)
        let keys = String(repeating: "\n", count: count - 1)
        let outcome = try await terminal.focal(["demo", "--step"], of: shell, typing: keys)
        #expect(outcome.exitCode == 0)
        #expect(outcome.stderr.matches(of: /Press Enter for the next step:/).count == count - 1)
        #expect(try await shell.focal("demo", "--step").exitCode == 64)
        #expect(try await shell.focal("demo", "--step", "--json").exitCode == 0)
        #expect(try await shell.focal("demo", "--step", "--no-step").exitCode == 0)
    }

    @Test("login with --email asks only for the password, in the user's language")
    func password() async throws {
        let terminal = try Terminal(columns: 80)
        let arguments = ["login", "--email", Shell.email, "--lang", "ja"]
        let outcome = try await terminal.focal(arguments, of: shell) { _, _ in "s3cret-pass\n" }
        #expect(outcome.exitCode == 1)
        #expect(outcome.screenLines == ["パスワード: ", "focal: メールアドレスまたはパスワードが間違っています。"])
    }
}
