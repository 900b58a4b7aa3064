extension TestRepository {
    /// Runs git and returns what it prints on stdout. Throws if git fails. Commits always have the same author and
    /// date, and git ignores the configuration of the user.
    @discardableResult
    func git(_ arguments: String...) async throws -> String {
        let person = ["NAME": "A", "EMAIL": "a@example.com", "DATE": "2026-01-01T00:00:00Z"]
        let people = person.flatMap { [("GIT_AUTHOR_\($0)", $1), ("GIT_COMMITTER_\($0)", $1)] }
        let outcome = try await run(
            "/usr/bin/env",
            ["git", "-c", "init.defaultBranch=main"] + arguments,
            environment: Dictionary(uniqueKeysWithValues: people).merging(Self.withoutGitConfiguration) { $1 }
        )
        guard outcome.exitCode == 0 else { throw GitFailure(message: outcome.stderr) }
        return outcome.stdout
    }

    /// Commits all changed and new files.
    func commitAll() async throws {
        try await git("add", "--all")
        try await git("commit", "--quiet", "--message", "A commit")
    }

    /// Environment variables with which git ignores the configuration of the machine and of the user.
    static let withoutGitConfiguration = ["GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_SYSTEM": "/dev/null"]

    /// What git says about the working tree. It is empty if everything is as in the last commit.
    func status() async throws -> String {
        try await git("status", "--porcelain")
    }

    struct GitFailure: Error {
        let message: String
    }
}
