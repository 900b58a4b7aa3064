extension Plan {
    private static let start = "<!-- graph -->"
    private static let end = "<!-- /graph -->"

    /// Plans to update the graph in ARCHITECTURE.md and ARCHITECTURE.ja.md, between the lines `<!-- graph -->` and
    /// `<!-- /graph -->`. A missing file, or a file without `<!-- graph -->`, is not changed. If `isRequired` is true,
    /// throws an error for such a file.
    mutating func editGraph(of repository: Repository, _ graph: ModuleGraph, isRequired: Bool = false) throws(Failure) {
        for file in ["ARCHITECTURE.md", "ARCHITECTURE.ja.md"] where isRequired || repository.exists(file) {
            let text = try repository.editableText(of: file)
            guard isRequired || text.contains(Self.start) else { continue }
            edit(file, from: text, to: try Self.text(text, of: file, with: graph))
        }
    }

    /// `text` with the graph between the lines `start` and `end`. `file` is for the error message.
    static func text(_ text: String, of file: String, with graph: ModuleGraph) throws(Failure) -> String {
        let lines = text.lines
        let starts = lines.indices.filter { lines[$0] == Self.start }
        let ends = lines.indices.filter { lines[$0] == Self.end }
        guard starts.count == 1, ends.count == 1, starts[0] < ends[0] else {
            throw Failure("\(file) must contain one line \(Self.start) and, below it, one line \(Self.end).")
        }
        let block = "```mermaid\n\(graph.mermaid)```"
        return (lines[...starts[0]] + [block[...]] + lines[ends[0]...]).joined(separator: "\n")
    }

    /// Makes the changes, and prints the paths of the changed files.
    func update(_ repository: Repository) throws(Failure) {
        try PlanWriter.write(self, in: repository)
        changes.forEach { print($0.path) }
    }

    /// Throws an error with the message for each file that is not up to date.
    func check(_ message: String) throws(Failure) {
        guard changes.isEmpty else {
            throw Failure(changes.map { "\($0.path): \(message)" }.joined(separator: "\n"))
        }
    }
}
