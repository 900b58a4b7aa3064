import ArgumentParser
import Foundation

/// `scripts/affected`
struct AffectedCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "scripts/affected",
        abstract: "List the features that a change touches.",
        discussion: """
            Compares what is there now, files that git does not track yet included, with the commit where HEAD and \
            the base parted.
            """
    )

    @Option(help: "What to compare with. (default: origin/HEAD, else origin/main, else main)")
    var base: String?

    @Flag(help: "Say file by file what it selected; with --matrix on stderr.")
    var why = false

    @Flag(help: "Print a matrix for GitHub Actions.")
    var matrix = false

    @Flag(help: "Test exactly those features, each alone.")
    var test = false

    func validate() throws {
        if matrix, test { throw ValidationError("Ask for --matrix or for --test, not for both.") }
    }

    func run() throws {
        let changes = try Changes(in: .current, since: base)
        let affected = AffectedFeatures(changes)
        if why {
            let lines = affected.reasons.map { "\($0)\n" }.joined()
            try (matrix ? FileHandle.standardError : .standardOutput).write(contentsOf: Data(lines.utf8))
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
