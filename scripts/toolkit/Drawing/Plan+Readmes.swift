extension Plan {
    private static let start = "<!-- graph -->"
    private static let end = "<!-- /graph -->"

    /// Adds the READMEs whose graph, in Mermaid between two marks, is not this one. A README without the first mark is
    /// left out, or an error when `isRequired`.
    mutating func editReadmes(of repository: Repository, _ graph: ModuleGraph, isRequired: Bool = false) throws(Failure)
    {
        for file in ["README.md", "README.ja.md"] where isRequired || repository.exists(file) {
            let text = try repository.editableText(of: file)
            guard isRequired || text.contains(Self.start) else { continue }
            let lines = text.lines
            let starts = lines.indices.filter { lines[$0] == Self.start }
            let ends = lines.indices.filter { lines[$0] == Self.end }
            guard starts.count == 1, ends.count == 1, starts[0] < ends[0] else {
                throw Failure(
                    "\(file): the module graph needs one line \(Self.start), and after it one line \(Self.end)."
                )
            }
            let block = "```mermaid\n\(graph.mermaid())```"
            let edited = lines[...starts[0]] + [block[...]] + lines[ends[0]...]
            edit(file, from: text, to: edited.joined(separator: "\n"))
        }
    }
}
