import ArgumentParser
import Foundation

/// The command that `scripts/check-boundaries` runs.
struct CheckBoundariesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "scripts/check-boundaries",
        abstract: "Check that the modules follow the rules of the architecture.",
        discussion: Rule.allCases.map { "\($0.title): \($0.summary)" }.joined(separator: "\n")
            + "\n\nThe exit code is 1 if a rule is broken. In GitHub Actions, the pull request shows the findings."
    )

    func run() throws {
        let graph = try Manifest(.current).graph()
        let boundaries = Boundaries(try Repository.current.sources(of: graph), graph: graph)
        let findings = boundaries.findings
        guard !findings.isEmpty else {
            print("Checked \(boundaries.fileCount) files in \(boundaries.moduleCount) modules: no rule is broken.")
            return
        }
        print(findings.map(\.text).joined(separator: "\n"))
        if ProcessInfo.processInfo.environment["GITHUB_ACTIONS"] == "true" {
            print(findings.map(\.annotation).joined(separator: "\n"))
        }
        throw ExitCode.failure
    }
}
