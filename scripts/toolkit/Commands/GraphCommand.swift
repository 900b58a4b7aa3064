import ArgumentParser
import Foundation

/// `scripts/graph`
struct GraphCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "scripts/graph",
        abstract: "Draw the modules and what they need.",
        discussion: "Features that break a rule are red. With --base, features that a change can affect are blue."
    )

    @Option(help: "The format of the output: mermaid or json.")
    var format = Format.mermaid

    @Option(help: "Mark the features that changed since HEAD and this revision split.")
    var base: String?

    @Flag(help: "Fail when the graph in a README is not the one of Package.swift.")
    var check = false

    @Flag(help: "Update the graph in the READMEs.")
    var write = false

    enum Format: String, ExpressibleByArgument, CaseIterable {
        case mermaid, json
    }

    func validate() throws {
        if check, write { throw ValidationError("Use --check or --write, not both.") }
        if check || write, base != nil || format != .mermaid {
            throw ValidationError("The READMEs have Mermaid without marks: leave out --format and --base.")
        }
    }

    func run() throws {
        let graph = try Manifest(.current).graph()
        if check || write {
            var plan = Plan()
            try plan.editReadmes(of: .current, graph, isRequired: true)
            let stale = plan.changes.map(\.path)
            if write {
                try PlanWriter.write(plan, in: .current)
                stale.forEach { print($0) }
            } else if !stale.isEmpty {
                let message = "the module graph is not the one of Package.swift. Update it with scripts/graph --write"
                throw Failure(stale.map { "\($0): \(message)" }.joined(separator: "\n"))
            }
        } else {
            let marks = try marks(graph)
            print(format == .json ? graph.json(marks) : graph.mermaid(marks), terminator: "")
        }
    }

    /// The marked modules. A feature that breaks a rule is red, also when a change affects it.
    private func marks(_ graph: ModuleGraph) throws -> [String: Mark] {
        let findings = Boundaries(try Repository.current.sources(of: graph), graph: graph).findings
        // A declared module that is not imported crosses no boundary.
        let violating = findings.filter { $0.rule != .unused }.compactMap {
            $0.chain.first ?? graph.module(of: $0.file)?.name
        }
        let affected = try base.map { AffectedFeatures(try Changes(in: .current, since: $0)).names } ?? []
        let marks = affected.map { ($0, Mark.affected) } + violating.map { ($0, Mark.violating) }
        return Dictionary(marks) { $1 }
    }
}
