import Foundation
import TestSupport

/// Somebody at a shell, with a home of their own and an environment that says nothing else.
struct Shell {
    /// What `FOCAL_HOME` names.
    let home: URL
    /// A folder for whatever else a test needs.
    let scratch: Scratch

    init() throws {
        scratch = try Scratch()
        home = scratch.url.appending(path: "home")
    }

    /// Runs `focal` to its end. `environment` is what is different there, `nil` takes a variable out; `output` is where
    /// stdout goes, if it is not to be in the outcome.
    func focal(
        _ arguments: String...,
        stdin: String = "",
        environment changes: [String: String?] = [:],
        output: FileHandle? = nil
    ) async throws -> Outcome {
        try await focal(arguments, stdin: stdin, environment: changes, output: output)
    }

    /// Runs `focal` with arguments that are in a list.
    func focal(
        _ arguments: [String],
        stdin: String = "",
        environment changes: [String: String?] = [:],
        output: FileHandle? = nil
    ) async throws -> Outcome {
        let (stdout, stderr) = (try scratch.file(), try scratch.file())
        let input = try scratch.file(holding: stdin)
        // Foundation keeps what it was given open; over a whole run of the tests, hundreds would add up.
        defer { [input, stdout, stderr].forEach { try? $0.handle.close() } }
        let program = try RunningProgram(
            "focal",
            arguments,
            environment: environment(changes),
            input: input.handle,
            output: output ?? stdout.handle,
            errors: stderr.handle
        )
        return Outcome(
            exitCode: try await program.exitCode(),
            stdout: String(decoding: try Data(contentsOf: stdout.url), as: UTF8.self),
            stderr: String(decoding: try Data(contentsOf: stderr.url), as: UTF8.self)
        )
    }

    /// The environment of a command.
    func environment(_ changes: [String: String?] = [:]) -> [String: String] {
        let clean = ["FOCAL_HOME": home.path, "LANG": "C.UTF-8", "PATH": "/usr/bin:/bin", "TERM": "xterm-256color"]
        return clean.merging(changes.compactMapValues(\.self)) { $1 }.filter { changes[$0.key] != .some(nil) }
    }
}

extension Shell {
    static let email = "Sincere@april.biz"

    /// Signs in as Leanne Graham.
    @discardableResult
    func signIn(at server: String = "fake:", pass: String = "focal", _ options: String...) async throws -> Outcome {
        let arguments = ["login", "--server", server, "--email", Self.email, "--password-stdin"]
        return try await focal(arguments + options, stdin: pass + "\n")
    }
}
