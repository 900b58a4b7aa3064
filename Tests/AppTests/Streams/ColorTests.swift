import TestSupport
import Testing

@Suite("Colours in the output")
struct ColorTests {
    private let shell = Shell()

    @Test(
        "without a terminal, the output has colours only with CLICOLOR_FORCE and without NO_COLOR",
        arguments: [
            ([:], [], false),
            (["CLICOLOR_FORCE": "1"], [], true),
            (["CLICOLOR_FORCE": "1", "TERM": "dumb"], [], true),
            (["CLICOLOR_FORCE": "0"], [], false),
            (["CLICOLOR_FORCE": ""], [], false),
            (["CLICOLOR_FORCE": "1", "NO_COLOR": "1"], [], false),
            (["CLICOLOR_FORCE": "1", "NO_COLOR": ""], [], true),
            (["CLICOLOR_FORCE": "1"], ["--no-color"], false),
            (["CLICOLOR_FORCE": "1"], ["--json"], false),
        ].drawn(4, seed: 1) as [([String: String?], [String], Bool)]
    )
    func elsewhere(environment: [String: String?], options: [String], isColored: Bool) async throws {
        try await shell.signIn()
        let outcome = try await shell.focal(["status"] + options, environment: environment)
        #expect(outcome.exitCode == 0)
        #expect(!outcome.stdout.isEmpty && outcome.stdout.contains("\u{1B}[") == isColored)
    }

    @Test(
        "on a terminal, the output has colours, except with TERM=dumb or NO_COLOR",
        arguments: [
            ([:], [], true),
            (["TERM": "dumb"], [], false),
            (["NO_COLOR": "1"], [], false),
        ] as [([String: String?], [String], Bool)]
    )
    func terminal(environment: [String: String?], options: [String], isColored: Bool) async throws {
        try await shell.signIn()
        let terminal = try Terminal(columns: 80)
        let outcome = try await terminal.focal(["status"] + options, of: shell, environment: environment)
        #expect(outcome.exitCode == 0)
        #expect(!outcome.screenLines.isEmpty && outcome.stdout.contains(/\u{1B}\[[0-9;]+m/) == isColored)
    }

    @Test("api prints no colours, so that the output is always JSON")
    func json() async throws {
        let outcome = try await shell.focal("api", "/posts/1", environment: ["CLICOLOR_FORCE": "1"])
        #expect(outcome.exitCode == 0)
        #expect(try outcome.documents.count == 1 && !outcome.stdout.contains("\u{1B}"))
    }

    @Test("an error on stderr can have colours, and is still one line")
    func errors() async throws {
        let forced = try await shell.focal("status", environment: ["CLICOLOR_FORCE": "1"])
        #expect(forced.stderr.hasPrefix("\u{1B}[31mfocal: \u{1B}[0mNobody is signed in."))
        #expect(try await shell.focal("api", "--no-color", environment: ["CLICOLOR_FORCE": "1"]).isOneLineError)
    }
}
