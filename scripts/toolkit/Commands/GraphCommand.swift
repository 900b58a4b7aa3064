import ArgumentParser
import Foundation

/// `scripts/graph`
struct GraphCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "scripts/graph",
        abstract: "Draw the modules and what they need.",
        discussion: "Features that break a boundary are red, those that a change touches are blue."
    )

    @Option(help: "What to draw with.")
    var format = GraphFormat.mermaid

    @Option(help: "Point out what changed since this revision and HEAD parted.")
    var base: String?

    @Flag(help: "Fail when the picture in a README is not that of Package.swift.")
    var check = false

    @Flag(help: "Bring the picture in the READMEs up to date.")
    var write = false

    func validate() throws {
        if check, write { throw ValidationError("Ask for --check or for --write, not for both.") }
        if check || write, base != nil || format != .mermaid {
            throw ValidationError("The READMEs have Mermaid without colours: leave out --format and --base.")
        }
    }

    func run() throws {
        let graph = try Manifest(.current).graph()
        if check {
            try ReadmePicture.check(in: .current, graph)
        } else if write {
            try ReadmePicture.write(in: .current, graph).forEach { print($0) }
        } else {
            print(format.text(of: graph, marks: try marks(graph)), terminator: "")
        }
    }

    /// What the picture points out; where a feature is both, that it breaks a boundary.
    private func marks(_ graph: ModuleGraph) throws -> [String: Mark] {
        let findings = Boundaries(try Repository.current.sources(of: graph), graph: graph).findings
        // What is declared and not used crosses no boundary.
        let violating = findings.filter { $0.rule != .unused }.compactMap {
            $0.chain.first ?? graph.module(of: $0.file)?.name
        }
        let affected = try base.map { AffectedFeatures(try Changes(in: .current, since: $0)).names } ?? []
        let marks = affected.map { ($0, Mark.affected) } + violating.map { ($0, Mark.violating) }
        return Dictionary(marks) { $1 }
    }
}
