import ArgumentParser
import Foundation

/// `scripts/check-boundaries`
struct CheckBoundariesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "scripts/check-boundaries",
        abstract: "Check that the modules keep to the rules of the architecture.",
        discussion: Rule.allCases.map { "\($0.title): \($0.summary)" }.joined(separator: "\n")
            + "\n\nIt ends with 1 when it finds anything. Under GitHub Actions, findings are annotations, too."
    )

    @Option(help: "How to say what is found: text or json.")
    var format = Format.text

    enum Format: String, ExpressibleByArgument, CaseIterable {
        case text, json
    }

    func run() throws {
        let graph = try Manifest(.current).graph()
        let boundaries = Boundaries(try Repository.current.sources(of: graph), graph: graph)
        let findings = boundaries.findings + Strays.findings(in: .current, graph)
        switch format {
        case .text where findings.isEmpty:
            print("Boundaries kept: \(boundaries.fileCount) files in \(boundaries.moduleCount) modules.")
        case .text:
            print(findings.map(\.text).joined(separator: "\n"))
        case .json:
            print(FindingsDocument(findings).text)
        }
        if ProcessInfo.processInfo.environment["GITHUB_ACTIONS"] == "true" {
            annotate(findings)
        }
        if !findings.isEmpty { throw ExitCode.failure }
    }

    /// The runner reads both streams; a document must be alone on its own.
    private func annotate(_ findings: [Finding]) {
        for finding in findings {
            if format == .json {
                FileHandle.standardError.write(Data((finding.annotation + "\n").utf8))
            } else {
                print(finding.annotation)
            }
        }
    }
}
