import ArgumentParser

/// The command that `scripts/graph` runs.
struct GraphCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "scripts/graph",
        abstract: "Draw a graph of the modules and their dependencies, as Mermaid text."
    )

    @Flag(help: "Fail if the graph in ARCHITECTURE.md or ARCHITECTURE.ja.md differs from Package.swift.")
    var check = false

    @Flag(help: "Update the graph in ARCHITECTURE.md and ARCHITECTURE.ja.md.")
    var write = false

    @Option(help: .hidden)
    var dump: [String] = []

    func validate() throws {
        if check, write { throw ValidationError("Use --check or --write, not both.") }
    }

    func run() throws {
        let graph = try ModuleGraph(dumps: dump)
        guard check || write else { return print(graph.mermaid, terminator: "") }
        var edits = Edits()
        for file in ["ARCHITECTURE.md", "ARCHITECTURE.ja.md"] {
            try edits.edit(file, in: .current) { text throws(Failure) in try graph.drawn(in: text, of: file) }
        }
        let message = "the module graph differs from Package.swift. Update it with scripts/graph --write"
        try edits.finish(isCheck: check, message, in: .current)
    }
}
