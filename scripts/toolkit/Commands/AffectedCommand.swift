import ArgumentParser
import Foundation

/// `scripts/affected`
struct AffectedCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "scripts/affected",
        abstract: "List the features that a change can affect.",
        discussion: """
            Compares the working tree with the commit where HEAD and the base branch split. Untracked files count.
            """
    )

    @Option(help: "The revision to compare with. (default: origin/HEAD, else origin/main, else main)")
    var base: String?

    @Flag(help: "Print for each file which features it affects, and why; with --matrix to stderr.")
    var why = false

    @Flag(help: "Print a matrix for GitHub Actions.")
    var matrix = false

    @Flag(help: "Test each of these features alone.")
    var test = false

    func validate() throws {
        if matrix, test { throw ValidationError("Use --matrix or --test, not both.") }
    }

    func run() throws {
        let changes = try Changes(in: .current, since: base)
        let affected = AffectedFeatures(changes)
        if why {
            try (matrix ? FileHandle.standardError : .standardOutput).write(contentsOf: Data(affected.explanation.utf8))
        }
        if matrix {
            print(#"{"feature":[\#(affected.names.map { "\"\($0)\"" }.joined(separator: ","))]}"#)
        } else if test {
            try IsolatedTest.runAll(affected.names, in: .current, graph: changes.new)
        } else if !why {
            affected.names.forEach { print($0) }
        }
    }
}
