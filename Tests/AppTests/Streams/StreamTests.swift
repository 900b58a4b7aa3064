import Core
import Foundation
import TestSupport
import Testing

@Suite("stdout and stderr")
struct StreamTests {
    private let shell: Shell

    init() throws {
        shell = try Shell()
    }

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

    @Test("--verbose prints the requests on stderr, without secrets", arguments: [[], ["--json"]])
    func verbose(options: [String]) async throws {
        let server = try PlainServer([
            "/v1/login": .login, "/v1/me": .profile, "/v1/logout": APIResponse(status: 204), "/posts": .json("[]"),
        ])
        let commands = [
            (["login", "--email", Shell.email, "--password-stdin"], "POST /v1/login → 200, "),
            (["api", "/posts?_page=1&q=a%20b"], "GET /posts?_page=1&q=a%20b → 200, 2 bytes, "),
            (["api", "/v1/me"], "GET /v1/me → 200, "),
            (["api", "PATCH", "/v1/me", "--field", "user_name=x"], "PATCH /v1/me → 200, "),
            (["logout"], "POST /v1/logout → 204, 0 bytes, "),
        ]
        for (command, line) in commands {
            let arguments = command + options + ["--server", server.origin]
            let outcome = try await shell.focal(arguments + ["--verbose"], stdin: "s3cret-pass\n")
            #expect(outcome.exitCode == 0)
            #expect(outcome.stderr.contains(line))
            for secret in ["s3cret", "secret-access", "secret-refresh", "Bearer", "Authorization"] {
                #expect(!(outcome.stdout + outcome.stderr).contains(secret))
            }
            #expect(!outcome.stdout.contains(" → "))
        }
    }
}
