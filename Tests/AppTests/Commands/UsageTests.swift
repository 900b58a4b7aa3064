import ArgumentParser
import Core
import TestSupport
import Testing

@testable import focal

@Suite("Wrong usage")
struct UsageTests {
    private static let mistakes: [[String]] = [
        ["status", "--server", ""],
        ["status", "--server", "ftp://x"],
        ["status", "--server", "http://"],
        ["status", "--server", "http://me:secret@localhost"],
        ["status", "--lang", "xx"],
        ["status", "--timeout", "0"],
        ["status", "--timeout", "inf"],
        ["status", "--timeout", "86401"],
        ["status", "x"],
        ["frobnicate"],
        ["--frobnicate"],
        ["demo", "x"],
        ["open"],
        ["open", ""],
        ["open", "nowhere", "elsewhere"],
        ["login", "--password", "focal"],
        ["login"],
        ["api"],
        ["api", "POST"],
        ["api", "GET /x", "/y"],
        ["api", "/x", "--field"],
        ["api", "/x", "--field", "=title"],
        ["api", "/x", "--field", ""],
    ]

    @Test(
        "after wrong usage, focal prints one line or one JSON object, and exits with code 64",
        arguments: mistakes.drawn(4, seed: 1)
    )
    func mistake(arguments: [String]) async throws {
        try await Shell().expectWrongUsage(arguments)
    }

    @Test(
        "after wrong usage, focal names the help of the command, and a command with a similar name",
        arguments: [
            (["statsu"], "Unexpected argument 'statsu'. Did you mean 'status'? See: focal --help"),
            (["--json", "lgin"], "Unexpected argument 'lgin'. Did you mean 'login'? See: focal --help"),
            (["lgin", "--email", "x"], "Unexpected argument 'lgin'. Did you mean 'login'? See: focal --help"),
            (["frobnicate"], "Unexpected argument 'frobnicate'. See: focal --help"),
            (["login", "--mail", "x"], "Unknown option '--mail'. Did you mean '--email'? See: focal login --help"),
            (["api", "/x", "--field", "--json"], "Missing value for '--field <key=value>'. See: focal api --help"),
            (["login", "--page", "1"], "Unknown option '--page'. See: focal login --help"),
        ]
    )
    func help(arguments: [String], message: String) async throws {
        let outcome = try await Shell().focal(arguments)
        #expect(outcome.exitCode == 64)
        #expect(outcome.stderr.contains(message))
    }

    @Test("--help says how to get completions for a shell, and the command for this prints a script")
    func completions() async throws {
        #expect(try await Shell().focal("--help").stdout.contains("focal --generate-completion-script bash"))
        let script = try await Shell().focal("--generate-completion-script", "bash")
        #expect(script.exitCode == 0)
        #expect(script.stdout.hasPrefix("#!/bin/bash"))
    }

    @Test("--help lists the commands of the program first, and those of the features under a heading of their own")
    func groups() async throws {
        let help = try await Shell().focal("--help").stdout
        let groups = help.split(separator: "\nFEATURE SUBCOMMANDS:\n")
        #expect(groups[0].contains("\n  open "))
        for name in Composition.featureCommands.map({ $0._commandName }) {
            #expect(!groups[0].contains("\n  \(name) ") && groups.last?.contains("  \(name) ") == true, "\(help)")
        }
    }

    @Test(
        "if an environment variable has a wrong value, focal exits with code 64",
        arguments: ["FOCAL_LANG": "xx", "FOCAL_SERVER": "x"]
    )
    func environment(name: String, value: String) async throws {
        #expect(try await Shell().focal("status", environment: [name: value]).isError(64))
    }

    @Test("if there is no terminal, the error of login names the option to use")
    func noTerminal() async throws {
        let shell = Shell()
        let reason = "focal: There is no terminal, so the command cannot ask for input. Use"
        #expect(try await shell.focal("login").stderr == "\(reason) --email.\n")
        let password = try await shell.focal("login", "--email", Shell.email, stdin: "focal\n")
        #expect(password.stderr == "\(reason) --password-stdin.\n")
        let japanese = try await shell.focal("login", "--lang", "ja")
        #expect(japanese.stderr == "focal: ターミナルがないため、入力を受け付けられません。--email を使ってください。\n")
    }

    @Test(
        "the commands for help exit with code 0",
        arguments: [["--help"], ["status", "--help"], ["help", "logout"], ["api", "--help"], []].drawn(2, seed: 1)
    )
    func help(arguments: [String]) async throws {
        try await Shell().expectHelp(arguments)
    }

    @Test(
        "the program has the exit code of its command, and prints help and version",
        arguments: [
            (["--help"], 0), (["--version"], 0), (["api", "/posts/0"], 1), (["status"], 4), (["--frobnicate"], 64),
        ] as [([String], Int32)]
    )
    func program(arguments: [String], exitCode: Int32) async throws {
        let outcome = try await Shell().program(arguments)
        #expect(outcome.exitCode == exitCode)
        #expect(outcome.stdout.isEmpty == (exitCode != 0))
        #expect(outcome.isOneLineError == (exitCode != 0))
    }
}
