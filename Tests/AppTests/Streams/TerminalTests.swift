import Core
import TerminalUI
import Testing

@Suite("Commands on a terminal")
struct TerminalTests {
    private let shell: Shell

    init() throws {
        shell = try Shell()
    }

    @Test("no screen has a line that is wider than the terminal", arguments: [20, 40], ["en", "ja"])
    func width(columns: Int, language: String) async throws {
        let outcome = try await Terminal(columns: columns).focal(["demo", "--lang", language], of: shell)
        #expect(outcome.exitCode == 0)
        #expect(!outcome.screenLines.isEmpty)
        #expect(outcome.screenLines.filter { $0.terminalWidth > columns } == [])
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

    @Test("login with --email asks only for the password, in the user's language")
    func password() async throws {
        let terminal = try Terminal(columns: 80)
        let arguments = ["login", "--email", Shell.email, "--lang", "ja"]
        let outcome = try await terminal.focal(arguments, of: shell) { _, _ in "s3cret-pass\n" }
        #expect(outcome.exitCode == 1)
        #expect(outcome.screenLines == ["パスワード: ", "focal: メールアドレスまたはパスワードが間違っています。"])
    }
}
