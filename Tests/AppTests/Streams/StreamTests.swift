import Core
import Foundation
import TestSupport
import Testing

@Suite("stdout and stderr")
struct StreamTests {
    private let shell = Shell()

    @Test(
        "if the reader closes the pipe, a command prints no error and exits with code 0",
        arguments: [["api", "/posts"], ["status", "--json"], ["--help"]]
    )
    func closedPipe(arguments: [String]) async throws {
        try await shell.signIn()
        let outcome = try await shell.program(arguments, output: .closedPipe())
        #expect(outcome.exitCode == 0)
        #expect(outcome.stderr == "")
    }

    @Test(
        "if the disk is full, a command prints a one-line error and exits with code 1",
        .enabled(if: FileManager.default.fileExists(atPath: "/dev/full"), "only Linux has the file /dev/full"),
        arguments: [["api", "/posts"], ["demo"]]
    )
    func fullDisk(arguments: [String]) async throws {
        func full() throws -> FileHandle { try FileHandle(forWritingTo: URL(filePath: "/dev/full")) }
        let outcome = try await shell.focal(arguments, output: full())
        #expect(outcome.exitCode == 1)
        #expect(outcome.stderr == "focal: Cannot write the output: No space left on device.\n")
        #expect(try await shell.focal(arguments + ["--json"], output: full()).failure.code == "output_failed")
    }

    @Test("if stdout is closed, a command says so and exits with code 1")
    func closedOutput() async throws {
        let (ignored, errors) = (try shell.scratch.file(), try shell.scratch.file())
        let program = try RunningProgram(
            "/bin/sh",
            ["-c", "exec \"$0\" api /users/1 >&-", RunningProgram.path(of: "focal")],
            environment: shell.environment(),
            input: ignored.handle,
            output: ignored.handle,
            errors: errors.handle
        )
        #expect(try await program.exitCode() == 1)
        let message = String(decoding: try Data(contentsOf: errors.url), as: UTF8.self)
        #expect(message == "focal: Cannot write the output: stdout is closed.\n")
    }
}
