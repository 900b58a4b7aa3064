import Core
import Foundation
import Testing

/// The exit code and the output of a command that has ended.
struct Outcome: Equatable {
    let exitCode: Int32
    let stdout: String
    let stderr: String
}

extension Outcome {
    /// Reads from two files what the command has printed.
    init(exitCode: Int32, stdout: URL, stderr: URL) throws {
        self.exitCode = exitCode
        self.stdout = String(decoding: try Data(contentsOf: stdout), as: UTF8.self)
        self.stderr = String(decoding: try Data(contentsOf: stderr), as: UTF8.self)
    }

    /// The lines that the command has printed on stdout, without empty lines.
    var lines: [String] {
        stdout.split(separator: "\n").map(String.init)
    }

    /// Returns one of `lines`. An index out of range fails only this test, and does not end the tests.
    func line(_ index: Int) throws -> String {
        try #require(lines.dropFirst(index).first)
    }

    /// The JSON objects on stdout. Each line must be one object.
    var documents: [JSONObject] {
        get throws { try lines.map { try JSONCoding.decode(from: Data($0.utf8)) } }
    }

    /// The error that the command has printed on stderr. Throws an error if stderr is not exactly one JSON object.
    var failure: ErrorResponse.Problem {
        get throws { try JSONCoding.decode(ErrorResponse.self, from: Data(stderr.utf8)).error }
    }

    /// The outcome of a command that prints this error on stderr, and nothing on stdout.
    static func error(_ message: String, exitCode: Int32 = 1) -> Outcome {
        Outcome(exitCode: exitCode, stdout: "", stderr: "focal: \(message)\n")
    }

    /// Whether the command has printed exactly one line with an error on stderr, and nothing on stdout.
    var isOneLineError: Bool {
        stdout.isEmpty && stderr.hasPrefix("focal: ") && stderr.hasSuffix("\n") && stderr.filter(\.isNewline).count == 1
    }

    /// Whether the command has ended with this exit code and one line with an error that contains `words`.
    func isError(_ exitCode: Int32, containing words: String = "") -> Bool {
        self.exitCode == exitCode && isOneLineError && (words.isEmpty || stderr.contains(words))
    }
}
