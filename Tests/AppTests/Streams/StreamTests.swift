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
        arguments: [
            ["api", "/posts"], ["demo"], ["--help"], ["--version"], ["help", "api"],
            ["--generate-completion-script", "bash"],
        ].drawn(3, seed: 1)
    )
    func fullDisk(arguments: [String]) async throws {
        func full() throws -> FileHandle { try FileHandle(forWritingTo: URL(filePath: "/dev/full")) }
        let outcome = try await shell.focal(arguments, output: full())
        #expect(outcome == .error("Cannot write the output: No space left on device."))
        #expect(try await shell.focal(arguments + ["--json"], output: full()).failure.code == "output_failed")
    }

    @Test("stdout that does not block gets the whole output")
    func nonBlocking() async throws {
        let pipe = Pipe()
        let (reader, writer) = (pipe.fileHandleForReading, pipe.fileHandleForWriting)
        #expect(fcntl(writer.fileDescriptor, F_SETFL, O_NONBLOCK) == 0)
        let text = "\"\(String(repeating: "x", count: 500_000))\"\n"
        let server = try PlainServer(["/text": .json(text)])
        let program = try shell.start(["api", "/text", "--server", server.origin], output: writer)
        try writer.close()
        let count = await withCheckedContinuation { continuation in
            // A test must not block a thread of Swift's concurrency.
            Thread.detachNewThread {
                var (count, part) = (0, [UInt8](repeating: 0, count: 100))
                // Reads so little at a time that the pipe gets full.
                while case let more = read(reader.fileDescriptor, &part, part.count), more > 0 { count += more }
                continuation.resume(returning: count)
            }
        }
        #expect(try await program.exitCode() == 0)
        #expect(count == text.utf8.count)
    }

    @Test("COLUMNS of 0 or less means 80, and the help needs 40", arguments: [["--help"], ["status"]])
    func columns(arguments: [String]) async throws {
        try await shell.signIn()
        func run(_ columns: String) async throws -> Outcome {
            try await shell.program(arguments, environment: ["COLUMNS": columns])
        }
        let usual = try await run("80")
        #expect(usual.exitCode == 0 && !usual.stdout.isEmpty)
        for columns in ["0", "-1", "x", "99999999999999999999"].drawn(1, seed: 1) {
            #expect(try await run(columns) == usual)
        }
        #expect(try await run("1").exitCode == 0)
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
