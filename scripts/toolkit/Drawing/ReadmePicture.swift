import Foundation

/// The picture in the READMEs: Mermaid between two marks, without colours.
enum ReadmePicture {
    /// The files that hold it, from the top.
    static let files = ["README.md", "README.ja.md"]

    private static let start = "<!-- graph -->"
    private static let end = "<!-- /graph -->"

    /// A README's text with the picture of this graph between its marks. Fails when it does not have both, once, each
    /// on a line of its own.
    static func readme(_ text: String, with graph: ModuleGraph) throws(Failure) -> String {
        let lines = text.lines
        let starts = lines.indices.filter { lines[$0] == start }
        let ends = lines.indices.filter { lines[$0] == end }
        guard starts.count == 1, ends.count == 1, starts[0] < ends[0] else {
            throw Failure("the module graph needs one line \(start), and after it one line \(end)")
        }
        let picture = "```mermaid\n\(MermaidDrawing(Picture(of: graph)).text)```"
        return (lines[...starts[0]] + [picture[...]] + lines[ends[0]...]).joined(separator: "\n")
    }
}

extension ReadmePicture {
    /// The files that hold a picture, which has to be that of this graph. A team may have taken it out.
    static func current(in repository: Repository, _ graph: ModuleGraph) throws(Failure) -> [String] {
        var holding: [String] = []
        for file in files where repository.exists(file) {
            if try repository.editableText(of: file).contains(start) { holding.append(file) }
        }
        try check(holding, in: repository, graph)
        return holding
    }

    /// Fails with the files whose picture is not that of this graph.
    static func check(
        _ files: [String] = files,
        in repository: Repository,
        _ graph: ModuleGraph
    ) throws(Failure) {
        var drifted: [String] = []
        for file in files where try current(file, in: repository, graph).isStale {
            drifted.append("\(file): the module graph is not that of Package.swift; mend it with scripts/graph --write")
        }
        guard drifted.isEmpty else { throw Failure(drifted.joined(separator: "\n")) }
    }

    /// Brings the files up to date, and says which have changed.
    static func write(in repository: Repository, _ graph: ModuleGraph) throws(Failure) -> [String] {
        var written: [String] = []
        // All are read before one is written: a README without marks changes nothing.
        var texts: [(file: String, text: String)] = []
        for file in files {
            let (text, isStale) = try current(file, in: repository, graph)
            if isStale { texts.append((file, text)) }
        }
        for (file, text) in texts {
            do {
                try Data(text.utf8).write(to: repository.url(file))
            } catch {
                throw Failure("Cannot write \(file): \(error.localizedDescription)")
            }
            written.append(file)
        }
        return written
    }

    /// A file's text with the picture of this graph, and whether the file holds another.
    private static func current(
        _ file: String,
        in repository: Repository,
        _ graph: ModuleGraph
    ) throws(Failure) -> (text: String, isStale: Bool) {
        let text = try repository.text(of: file)
        do {
            let current = try readme(text, with: graph)
            return (current, current != text)
        } catch {
            throw Failure("\(file): \(error.message)")
        }
    }
}
