import Foundation
import TestSupport

/// A user at a shell, with their own home folder and a minimal environment.
struct Shell {
    /// The value of `FOCAL_HOME`.
    let home: URL
    /// A folder for other files of a test.
    let scratch: Scratch

    init() throws {
        scratch = try Scratch()
        home = scratch.url.appending(path: "home")
    }

    /// Runs `focal` to its end, with changed environment variables; `nil` removes a variable. With `output`, stdout goes there,
    /// and not into the outcome.
    func focal(
        _ arguments: String...,
        stdin: String = "",
        environment changes: [String: String?] = [:],
        output: FileHandle? = nil
    ) async throws -> Outcome {
        try await focal(arguments, stdin: stdin, environment: changes, output: output)
    }

    /// Runs `focal` with a list of arguments.
    func focal(
        _ arguments: [String],
        stdin: String = "",
        environment changes: [String: String?] = [:],
        output: FileHandle? = nil
    ) async throws -> Outcome {
        try await Outcome(
            of: "focal",
            arguments,
            environment: environment(changes),
            stdin: Data(stdin.utf8),
            output: output
        )
    }

    /// Starts `focal`, and does not wait for its end. Without `output`, its output is ignored.
    func start(
        _ arguments: [String],
        environment changes: [String: String?] = [:],
        output: FileHandle? = nil
    ) throws -> RunningProgram {
        let (input, ignored) = (try scratch.file().handle, try scratch.file().handle)
        return try RunningProgram(
            "focal",
            arguments,
            environment: environment(changes),
            input: input,
            output: output ?? ignored,
            errors: ignored
        )
    }

    /// The environment of a command, with changes. `nil` removes a variable.
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
