import Core
import Foundation
import TestSupport

/// The exit code and the output of a command that has ended.
struct Outcome: Equatable {
    let exitCode: Int32
    let stdout: String
    let stderr: String
}

extension Outcome {
    /// Runs a program and waits until it ends. If `output` is set, the program writes its stdout to `output`, and the
    /// property `stdout` is empty.
    init(
        of program: String,
        _ arguments: [String],
        environment: [String: String] = [:],
        stdin: Data = Data(),
        output: FileHandle? = nil
    ) async throws {
        let scratch = try Scratch()
        let (input, stdout, stderr) = (try scratch.file(holding: stdin), try scratch.file(), try scratch.file())
        // Foundation does not close these files by itself. Without this line, the tests keep hundreds of files open.
        defer { [input, stdout, stderr].forEach { try? $0.handle.close() } }
        let program = try RunningProgram(
            program,
            arguments,
            environment: environment,
            input: input.handle,
            output: output ?? stdout.handle,
            errors: stderr.handle
        )
        try await self.init(exitCode: program.exitCode(), stdout: stdout.url, stderr: stderr.url)
    }

    init(exitCode: Int32, stdout: URL, stderr: URL) throws {
        self.exitCode = exitCode
        self.stdout = String(decoding: try Data(contentsOf: stdout), as: UTF8.self)
        self.stderr = String(decoding: try Data(contentsOf: stderr), as: UTF8.self)
    }

    /// The lines that the command has printed on stdout, without empty lines.
    var lines: [String] {
        stdout.split(separator: "\n").map(String.init)
    }

    /// The JSON objects on stdout. Each line must be one object.
    var documents: [JSONObject] {
        get throws { try lines.map { try JSONCoding.decode(from: Data($0.utf8)) } }
    }

    /// The error that the command has printed on stderr. Throws an error if stderr is not exactly one JSON object.
    var failure: ErrorResponse.Problem {
        get throws { try JSONCoding.decode(ErrorResponse.self, from: Data(stderr.utf8)).error }
    }

    /// Whether the command has printed exactly one line with an error on stderr, and nothing on stdout.
    var isOneLineError: Bool {
        stdout.isEmpty && stderr.hasPrefix("focal: ") && stderr.hasSuffix("\n") && stderr.filter(\.isNewline).count == 1
    }
}
