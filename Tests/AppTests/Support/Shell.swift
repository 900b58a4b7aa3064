import Core
import Foundation
import TestSupport

@testable import focal

/// Runs `focal` with a new home folder and without the environment variables of the test process.
struct Shell {
    /// The value of `FOCAL_HOME`, the folder in which `focal` saves its files.
    var home: URL { scratch.url.appending(path: "home") }
    /// A temporary folder that contains `home` and other files of a test.
    let scratch = Scratch()
    /// Receives the events of the commands that run in the test process without `--verbose`.
    var events = AppEvents()

    /// Runs a command inside the test process. A variable whose value is `nil` is removed from the environment. If
    /// `output` is set, stdout is written to `output`, and the stdout of the outcome is empty.
    func focal(
        _ arguments: String...,
        stdin: String = "",
        environment changes: [String: String?] = [:],
        output: FileHandle? = nil
    ) async throws -> Outcome {
        try await focal(arguments, stdin: stdin, environment: changes, output: output)
    }

    /// Runs a command with an array of arguments inside the test process.
    func focal(
        _ arguments: [String],
        stdin: String = "",
        environment changes: [String: String?] = [:],
        output: FileHandle? = nil
    ) async throws -> Outcome {
        try await focal(arguments, stdin: Data(stdin.utf8), environment: changes, output: output)
    }

    /// Runs a command inside the test process. Its standard input is `stdin`, or `input` if `input` is not `nil`.
    func focal(
        _ arguments: [String],
        stdin: Data,
        input: FileHandle? = nil,
        environment changes: [String: String?] = [:],
        output: FileHandle? = nil,
        run: ([String]) async -> Int32 = Focal.run
    ) async throws -> Outcome {
        let (stdout, stderr) = (try scratch.file(), try scratch.file())
        let process = CommandProcess(
            program: "focal",
            arguments: arguments,
            environment: environment(changes),
            input: try input ?? scratch.file(holding: stdin).handle,
            output: StandardStream(output ?? stdout.handle),
            error: StandardStream(stderr.handle),
            clock: PatientClock(),
            events: events,
            handlesSignals: false
        )
        let exitCode = await CommandProcess.$current.withValue(process) { await run(arguments) }
        return try Outcome(exitCode: exitCode, stdout: stdout.url, stderr: stderr.url)
    }

    /// Runs the program `focal` and waits until it ends. Use it if a test needs a separate process.
    func program(
        _ arguments: [String],
        stdin: String = "",
        environment changes: [String: String?] = [:],
        output: FileHandle? = nil
    ) async throws -> Outcome {
        let (stdout, stderr) = (try scratch.file(), try scratch.file())
        let out = output ?? stdout.handle
        let program = try start(arguments, stdin: stdin, environment: changes, output: out, errors: stderr.handle)
        return try await Outcome(exitCode: program.exitCode(), stdout: stdout.url, stderr: stderr.url)
    }

    /// Starts the program `focal`, and does not wait until it ends. Without `output` and `errors`, what it
    /// prints is ignored.
    func start(
        _ arguments: [String],
        stdin: String = "",
        environment changes: [String: String?] = [:],
        output: FileHandle? = nil,
        errors: FileHandle? = nil
    ) throws -> RunningProgram {
        let (input, ignored) = (try scratch.file(holding: Data(stdin.utf8)).handle, try scratch.file().handle)
        return try RunningProgram(
            "focal",
            arguments,
            environment: environment(changes),
            input: input,
            output: output ?? ignored,
            errors: errors ?? ignored
        )
    }

    /// Returns the environment variables for a command. `changes` adds variables or replaces their values. A variable
    /// whose value is `nil` is removed.
    func environment(_ changes: [String: String?] = [:]) -> [String: String] {
        let clean = ["FOCAL_HOME": home.path, "LANG": "C.UTF-8", "PATH": "/usr/bin:/bin", "TERM": "xterm-256color"]
        return clean.merging(changes.compactMapValues(\.self)) { $1 }.filter { changes[$0.key] != .some(nil) }
    }
}

extension Shell {
    static let email = "Sincere@april.biz"

    /// The store of the session on this server.
    func sessions(at server: String) -> FileSessionStore {
        FileSessionStore(file: home.appending(path: "state/session.json"), server: server)
    }

    /// Saves a session, and sends no request. If `isExpired` is true, its access token has expired.
    func saveSession(at server: String, access: String = "old", isExpired: Bool = false) async throws {
        let user = User(id: "1", name: "Leanne", email: "a@b.c", lastLoginDate: .time(.now))
        let end = isExpired ? Date(timeIntervalSince1970: 0) : .distantFuture
        let tokens = Tokens(access: access, refresh: "\(access)-next", expiresAt: end)
        try await sessions(at: server).save(Session(user: user, tokens: tokens))
    }

    /// Runs `focal login`, by default as the user Leanne Graham.
    @discardableResult
    func signIn(
        as email: String = Self.email,
        at server: String = "fake:",
        pass: String = "focal",
        _ options: String...,
        environment changes: [String: String?] = [:]
    ) async throws -> Outcome {
        let arguments = ["login", "--server", server, "--email", email, "--password-stdin"]
        return try await focal(arguments + options, stdin: pass + "\n", environment: changes)
    }
}
