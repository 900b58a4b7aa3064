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

    @Option(help: "The format of the output: text or json.")
    var format = Format.text

    enum Format: String, ExpressibleByArgument, CaseIterable {
        case text, json
    }

    func run() throws {
        let graph = try Manifest(.current).graph()
        let boundaries = Boundaries(try Repository.current.sources(of: graph), graph: graph)
        let findings = boundaries.findings
        switch format {
        case .text where findings.isEmpty:
            print("Checked \(boundaries.fileCount) files in \(boundaries.moduleCount) modules: no rule is broken.")
        case .text: print(findings.map(\.text).joined(separator: "\n"))
        case .json: print(FindingsDocument(findings).text)
        }
        if ProcessInfo.processInfo.environment["GITHUB_ACTIONS"] == "true", !findings.isEmpty {
            let annotations = findings.map { $0.annotation + "\n" }.joined()
            fflush(nil)
            // GitHub reads stdout and stderr. With the format `json`, stdout may contain only the JSON document.
            (format == .json ? FileHandle.standardError : .standardOutput).write(Data(annotations.utf8))
        }
        if !findings.isEmpty { throw ExitCode.failure }
    }
}
