import Core
import Testing

extension Shell {
    /// Checks that a command is wrong usage: exit code 64, and a one-line error, or one JSON object with `--json`.
    func expectWrongUsage(_ arguments: [String], sourceLocation: SourceLocation = #_sourceLocation) async throws {
        let text = try await focal(arguments)
        #expect(text.exitCode == 64, sourceLocation: sourceLocation)
        #expect(text.isOneLineError, sourceLocation: sourceLocation)
        let json = try await focal(["--json"] + arguments)
        #expect(json.exitCode == 64, sourceLocation: sourceLocation)
        #expect(json.stdout == "", sourceLocation: sourceLocation)
        #expect(json.stderr.filter(\.isNewline).count == 1, sourceLocation: sourceLocation)
        #expect(try json.failure.code == "usage", sourceLocation: sourceLocation)
        #expect(try !json.failure.message.isEmpty, sourceLocation: sourceLocation)
    }

    /// Checks that a command prints its help on stdout, and exits with code 0.
    func expectHelp(_ arguments: [String], sourceLocation: SourceLocation = #_sourceLocation) async throws {
        let outcome = try await focal(arguments)
        #expect(outcome.exitCode == 0, sourceLocation: sourceLocation)
        #expect(!outcome.stdout.isEmpty, sourceLocation: sourceLocation)
        #expect(outcome.stderr == "", sourceLocation: sourceLocation)
    }
}
