import Core
import Foundation
import TerminalUI
import Testing

@Suite("stdout and stderr of focal feed")
struct FeedStreamTests {
    private let shell: Shell

    init() throws {
        shell = try Shell()
    }

    @Test(
        "if the reader closes the pipe, feed prints no error and exits with code 0",
        arguments: [
            ["feed"], ["feed", "--json"], ["feed", "--all"], ["feed", "--all", "--json"], ["feed", "show", "1"],
        ]
    )
    func closedPipe(arguments: [String]) async throws {
        try await shell.signIn()
        let outcome = try await shell.focal(arguments, output: .closedPipe())
        #expect(outcome.exitCode == 0)
        #expect(outcome.stderr == "")
    }

    @Test(
        "if the disk is full, feed prints a one-line error and exits with code 1",
        .enabled(if: FileManager.default.fileExists(atPath: "/dev/full"), "only Linux has the file /dev/full"),
        arguments: [["feed"], ["feed", "--all"], ["feed", "show", "1"]]
    )
    func fullDisk(arguments: [String]) async throws {
        func full() throws -> FileHandle { try FileHandle(forWritingTo: URL(filePath: "/dev/full")) }
        let outcome = try await shell.focal(arguments, output: full())
        #expect(outcome.exitCode == 1)
        #expect(outcome.stderr == "focal: Cannot write the output: No space left on device.\n")
        #expect(try await shell.focal(arguments + ["--json"], output: full()).failure.code == "output_failed")
    }

    @Test("data is printed on stdout, and notes on stderr, but with --json there are no notes")
    func notes() async throws {
        let text = try await shell.focal("feed")
        #expect(!text.stdout.contains("Next page"))
        #expect(text.stderr == "To see the next page, use --page 2.\n")
        #expect(try await shell.focal("feed", "--json").stderr == "")
    }

    @Test("--verbose prints the requests on stderr", arguments: [[], ["--json"]])
    func verbose(options: [String]) async throws {
        let server = try PlainServer(["/posts": .json("[]")])
        let arguments = ["feed", "--search", "a b", "--server", server.origin, "--verbose"]
        let outcome = try await shell.focal(arguments + options)
        #expect(outcome.exitCode == 0)
        #expect(outcome.stderr.contains("GET /posts?_page=1&_limit=20&q=a%20b → 200, 2 bytes, "))
        #expect(!outcome.stdout.contains(" → "))
    }

    @Test("the list of posts has colours with CLICOLOR_FORCE, and none with --no-color", arguments: [true, false])
    func colors(isColored: Bool) async throws {
        let arguments = ["feed"] + (isColored ? [] : ["--no-color"])
        let outcome = try await shell.focal(arguments, environment: ["CLICOLOR_FORCE": "1"])
        #expect(outcome.stdout.contains("\u{1B}[") == isColored)
    }

    @Test("no line is wider than the terminal", arguments: [20, 40, 80], ["en", "ja"])
    func width(columns: Int, language: String) async throws {
        for arguments in [["feed"], ["feed", "show", "1"], ["open", "feed/2"]] {
            let terminal = try Terminal(columns: columns)
            let outcome = try await terminal.focal(arguments + ["--lang", language], of: shell)
            #expect(outcome.exitCode == 0)
            #expect(!outcome.screenLines.isEmpty)
            #expect(outcome.screenLines.filter { $0.terminalWidth > columns } == [])
        }
    }
}
