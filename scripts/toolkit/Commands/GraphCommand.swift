import ArgumentParser
import Foundation

/// The command that `scripts/graph` runs.
struct GraphCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "scripts/graph",
        abstract: "Draw a graph of the modules and their dependencies.",
        discussion: "Modules that break a rule are red. With --base, features that your changes can affect are blue."
    )

    @Option(help: "The format of the output: mermaid or json.")
    var format = Format.mermaid

    @Option(help: "Compare with this branch or revision, and mark the features that your changes can affect.")
    var base: String?

    @Flag(help: "Fail if the graph in ARCHITECTURE.md or ARCHITECTURE.ja.md differs from Package.swift.")
    var check = false

    @Flag(help: "Update the graph in ARCHITECTURE.md and ARCHITECTURE.ja.md.")
    var write = false

    enum Format: String, ExpressibleByArgument, CaseIterable {
        case mermaid, json
    }

    func validate() throws {
        if check, write { throw ValidationError("Use --check or --write, not both.") }
        if check || write, base != nil || format != .mermaid {
            throw ValidationError("Do not use --format or --base together with --check or --write.")
        }
    }

    func run() throws {
        let graph = try Manifest(.current).graph()
        if check || write {
            var plan = Plan()
            try plan.editGraph(of: .current, graph, isRequired: true)
            let message = "the module graph differs from Package.swift. Update it with scripts/graph --write"
            try write ? plan.update(.current) : plan.check(message)
        } else {
            let marks = try marks(graph)
            print(format == .json ? graph.json(marks) : graph.mermaid(marks), terminator: "")
        }
    }

    /// The mark of each module that has a colour, by the module's name. A module that breaks a rule is red, even if a
    /// change also affects this module.
    private func marks(_ graph: ModuleGraph) throws -> [String: Mark] {
        let findings = Boundaries(try Repository.current.sources(of: graph), graph: graph).findings
        // A dependency that no file imports is no reason to mark a module.
        let violating = findings.filter { $0.rule != .unused }.compactMap {
            $0.chain.first ?? graph.module(of: $0.file)?.name
        }
        let affected = try base.map { AffectedFeatures(try Changes(in: .current, since: $0)).names } ?? []
        let marks = affected.map { ($0, Mark.affected) } + violating.map { ($0, Mark.violating) }
        return Dictionary(marks) { $1 }
    }
}
