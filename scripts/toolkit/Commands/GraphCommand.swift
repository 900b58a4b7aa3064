/// The command that `scripts/graph` runs.
struct GraphCommand {
    private let dumps: [String]
    private let isCheck: Bool
    private let isWrite: Bool

    init(_ arguments: inout Arguments) throws(Failure) {
        dumps = try arguments.values(of: "--dump")
        (isCheck, isWrite) = (arguments.flag("--check"), arguments.flag("--write"))
        if isCheck, isWrite { throw arguments.wrong("Use --check or --write, not both.") }
        if let word = try arguments.names().first { throw arguments.wrong("Unexpected argument '\(word)'") }
    }

    func run() throws(Failure) {
        let graph = try ModuleGraph(dumps: dumps)
        guard isCheck || isWrite else { return print(graph.mermaid, terminator: "") }
        var edits = Edits()
        for file in ["ARCHITECTURE.md", "ARCHITECTURE.ja.md"] {
            try edits.edit(file, in: .current) { text throws(Failure) in try graph.drawn(in: text, of: file) }
        }
        let message = "the module graph differs from Package.swift. Update it with scripts/graph --write"
        try edits.finish(isCheck: isCheck, message, in: .current)
    }
}
