import Core
import Testing

@Suite("Wrong usage")
struct UsageTests {
    private static let mistakes: [[String]] = [
        ["status", "--server", ""],
        ["status", "--server", "ftp://x"],
        ["status", "--server", "nonsense"],
        ["status", "--server", "http://"],
        ["status", "--server", "http://me:secret@localhost"],
        ["status", "--server"],
        ["status", "--lang", "xx"],
        ["status", "--timeout", "0"],
        ["status", "--timeout", "-1"],
        ["status", "--timeout", "nan"],
        ["status", "--timeout", "inf"],
        ["status", "--timeout", "soon"],
        ["status", "--frobnicate"],
        ["status", "x"],
        ["frobnicate"],
        ["--frobnicate"],
        ["logout", "x"],
        ["demo", "x"],
        ["open"],
        ["open", ""],
        ["open", "nowhere"],
        ["open", "nowhere", "elsewhere"],
        ["open", "nowhere", "--all"],
        ["login", "--password", "focal"],
        ["login"],
        ["login", "--email", "Sincere@april.biz"],
        ["api"],
        ["api", "POST"],
        ["api", "GET", "/x", "/y"],
        ["api", "GET /x", "/y"],
        ["api", "HEAD", "/x"],
        ["api", "/x", "--field"],
        ["api", "/x", "--field", "title"],
        ["api", "/x", "--field", "=title"],
        ["api", "/x", "--field", ""],
        ["api", "/x", "--frobnicate"],
    ]

    @Test("after wrong usage, focal prints one line or one JSON object, and exits with code 64", arguments: mistakes)
    func mistake(arguments: [String]) async throws {
        try await Shell().expectWrongUsage(arguments)
    }

    @Test(
        "if an environment variable has a wrong value, focal exits with code 64",
        arguments: ["FOCAL_LANG": "xx", "FOCAL_SERVER": "x"]
    )
    func environment(name: String, value: String) async throws {
        let outcome = try await Shell().focal("status", environment: [name: value])
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
            ["--help"], ["--version"], ["status", "--help"], ["help", "logout"], ["open", "--help"], ["api", "--help"],
            [],
        ]
    )
    func help(arguments: [String]) async throws {
        try await Shell().expectHelp(arguments)
    }
}
