import ArgumentParser
import Foundation

/// The command that `scripts/affected` runs.
struct AffectedCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "scripts/affected",
        abstract: "List the features that your changes can affect.",
        discussion: """
            Your changes are all differences between the working tree and the last common commit of HEAD and the base \
            branch. Untracked files are included.
            """
    )

    @Option(help: "The base branch or revision. (default: origin/HEAD. If it does not exist: origin/main, then main)")
    var base: String?

    @Flag(help: "Print what each changed file affects, and why. With --matrix, print this to stderr.")
    var why = false

    @Flag(help: "Print the features as a JSON matrix for GitHub Actions.")
    var matrix = false

    @Flag(help: "Test each affected feature alone, and then the other test modules that your changes affect.")
    var test = false

    func validate() throws {
        if matrix, test { throw ValidationError("Use --matrix or --test, not both.") }
    }

    func run() throws {
        let affected = AffectedFeatures(try Changes(in: .current, since: base))
        if why {
            try (matrix ? FileHandle.standardError : .standardOutput).write(contentsOf: Data(affected.explanation.utf8))
        }
        if matrix {
            print(#"{"feature":[\#(affected.names.map { "\"\($0)\"" }.joined(separator: ","))]}"#)
        } else if test {
            try affected.test(in: .current)
        } else if !why {
            affected.names.forEach { print($0) }
        }
    }
}
