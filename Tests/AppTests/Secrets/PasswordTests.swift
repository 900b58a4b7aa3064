import Core
import Foundation
import TestSupport
import Testing

@Suite("A password on stdin is taken as it is, or not at all")
struct PasswordTests {
    private let shell: Shell

    init() throws {
        shell = try Shell()
    }

    private func login(_ input: some Sequence<UInt8>) async throws -> Outcome {
        let (stdin, stdout, stderr) = (try shell.scratch.file(), try shell.scratch.file(), try shell.scratch.file())
        try Data(input).write(to: stdin.url)
        let program = try RunningProgram(
            "focal",
            ["login", "--email", Shell.email, "--password-stdin"],
            environment: shell.environment(),
            input: try FileHandle(forReadingFrom: stdin.url),
            output: stdout.handle,
            errors: stderr.handle
        )
        return Outcome(
            exitCode: try await program.exitCode(),
            stdout: String(decoding: try Data(contentsOf: stdout.url), as: UTF8.self),
            stderr: String(decoding: try Data(contentsOf: stderr.url), as: UTF8.self)
        )
    }

    @Test(
        "the end of its line is not part of it",
        arguments: ["focal", "focal\n", "focal\r\n", "focal\nmore", "focal\r\n\r\n"]
    )
    func lineEnd(input: String) async throws {
        #expect(try await login(input.utf8).exitCode == 0)
    }

    @Test(
        "everything else is",
        arguments: [" focal", "focal ", "focal\r", "focal\r\r\n", "\nfocal", "\u{FEFF}focal", "FOCAL"]
    )
    func everything(input: String) async throws {
        let outcome = try await login(input.utf8)
        #expect(outcome.exitCode == 1)
        #expect(outcome.isOneLineOfComplaint)
    }

    @Test("it has 4,096 bytes at most", arguments: ["", "\n", "\r\n"])
    func longest(end: String) async throws {
        let longest = String(repeating: "é", count: 2_048)
        #expect(try await login((longest + end).utf8).exitCode == 1)
        for input in [longest + "x" + end, longest + longest + end, longest + "\r" + end]
        where input != longest + "\r\n" {
            try await expectRefusal(of: Array(input.utf8))
        }
    }

    @Test(
        "NUL, and what is no UTF-8, are refused",
        arguments: [
            Array("focal\0\n".utf8), Array("\0".utf8), [0xFF], Array("focal".utf8) + [0xC3, 0x0A], [0xED, 0xA0, 0x80],
            [0xC0, 0xAF],
        ]
    )
    func unreadable(input: [UInt8]) async throws {
        try await expectRefusal(of: input)
    }

    @Test("an empty one is not tried", arguments: ["", "\n", "\r\n"])
    func empty(input: String) async throws {
        let outcome = try await login(input.utf8)
        #expect(outcome.exitCode == 1)
        #expect(outcome.isOneLineOfComplaint)
    }

    @Test("without a terminal there is nobody to ask")
    func noTerminal() async throws {
        let outcome = try await shell.focal("login", "--email", Shell.email, stdin: "focal\n")
        #expect(outcome.exitCode == 64)
        #expect(outcome.stderr.contains("--password-stdin"))
        #expect(outcome.isOneLineOfComplaint)
    }

    private func expectRefusal(of input: [UInt8], sourceLocation: SourceLocation = #_sourceLocation) async throws {
        let outcome = try await login(input)
        #expect(outcome.exitCode == 64, sourceLocation: sourceLocation)
        #expect(outcome.stderr.contains("4096 bytes"), sourceLocation: sourceLocation)
        #expect(outcome.isOneLineOfComplaint, sourceLocation: sourceLocation)
    }
}
