import Core
import Testing

@Suite("Wrong usage")
struct UsageTests {
    private static let mistakes: [[String]] = [
        ["feed", "--page", "0"],
        ["feed", "--page", "-1"],
        ["feed", "--page", "abc"],
        ["feed", "--page", "99999999999999999999"],
        ["feed", "--page"],
        ["feed", "--limit", "0"],
        ["feed", "--limit", "-1"],
        ["feed", "--limit", "100000"],
        ["feed", "--server", ""],
        ["feed", "--server", "ftp://x"],
        ["feed", "--server", "nonsense"],
        ["feed", "--server", "http://"],
        ["feed", "--server", "http://me:secret@localhost"],
        ["feed", "--lang", "xx"],
        ["feed", "--timeout", "0"],
        ["feed", "--timeout", "-1"],
        ["feed", "--timeout", "nan"],
        ["feed", "--timeout", "inf"],
        ["feed", "--timeout", "soon"],
        ["feed", "--author", ""],
        ["feed", "show"],
        ["feed", "show", ""],
        ["feed", "show", "1", "2"],
        ["frobnicate"],
        ["feed", "--frobnicate"],
        ["--frobnicate"],
        ["mypage", "edit"],
        ["mypage", "posts", "3"],
        ["mypage", "posts", "--page", "0"],
        ["mypage", "posts", "--limit", "101"],
        ["open"],
        ["open", ""],
        ["open", "nowhere"],
        ["open", "feed", "mypage"],
        ["open", "feed", "--all"],
        ["login", "--password", "focal"],
        ["login"],
        ["login", "--email", "Sincere@april.biz"],
    ]

    @Test("after wrong usage, focal prints a one-line error and exits with code 64", arguments: mistakes)
    func text(arguments: [String]) async throws {
        let outcome = try await Shell().focal(arguments)
        #expect(outcome.exitCode == 64)
        #expect(outcome.isOneLineError)
    }

    @Test("after wrong usage with --json, focal prints one JSON object and exits with code 64", arguments: mistakes)
    func json(arguments: [String]) async throws {
        let outcome = try await Shell().focal(["--json"] + arguments)
        #expect(outcome.exitCode == 64)
        #expect(outcome.stdout == "")
        #expect(outcome.stderr.filter(\.isNewline).count == 1)
        #expect(try outcome.failure.code == "usage")
        #expect(try !outcome.failure.message.isEmpty)
    }

    @Test(
        "if an environment variable has a wrong value, focal exits with code 64",
        arguments: ["FOCAL_LANG": "xx", "FOCAL_SERVER": "x"]
    )
    func environment(name: String, value: String) async throws {
        let outcome = try await Shell().focal("feed", environment: [name: value])
        #expect(outcome.exitCode == 64)
        #expect(outcome.isOneLineError)
    }

    @Test("if there is no terminal, the error of login names the option to use")
    func noTerminal() async throws {
        let shell = try Shell()
        let email = try await shell.focal("login")
        #expect(email.stderr == "focal: There is no terminal, so the command cannot ask for input. Use --email.\n")
        let password = try await shell.focal("login", "--email", Shell.email, stdin: "focal\n")
        #expect(
            password.stderr
                == "focal: There is no terminal, so the command cannot ask for input. Use --password-stdin.\n"
        )
        let japanese = try await shell.focal("login", "--lang", "ja")
        #expect(japanese.stderr == "focal: ターミナルがないため、入力を受け付けられません。--email を使ってください。\n")
    }

    @Test("the error for an empty password asks for an email and a password")
    func emptyPassword() async throws {
        let outcome = try await Shell().signIn(pass: "")
        #expect(outcome.exitCode == 1)
        #expect(outcome.stderr == "focal: Enter a valid email address and a password.\n")
    }

    @Test(
        "the commands for help and version exit with code 0",
        arguments: [
            ["--help"], ["--version"], ["feed", "--help"], ["feed", "show", "--help"], ["help", "mypage"],
            ["open", "--help"], ["mypage", "posts", "--help"], [],
        ]
    )
    func help(arguments: [String]) async throws {
        let outcome = try await Shell().focal(arguments)
        #expect(outcome.exitCode == 0)
        #expect(!outcome.stdout.isEmpty)
        #expect(outcome.stderr == "")
    }
}
