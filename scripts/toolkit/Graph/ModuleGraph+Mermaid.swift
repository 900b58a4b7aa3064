extension ModuleGraph {
    /// The graph as Mermaid text, which GitHub shows as a picture.
    var mermaid: String {
        let group = ["direction TB"] + features + Self.rows(features)
        let edges = self.edges
        let linked = Set(edges.flatMap { [$0.from] + $0.to } + features)
        let statements =
            modules.map(\.name).filter { !linked.contains($0) }
            + (features.isEmpty ? [] : ["subgraph features [Features]"] + group.map { "    \($0)" } + ["end"])
            + edges.map { "\($0.from) --> \($0.to.joined(separator: " & "))" }
        return "flowchart TD\n" + statements.map { "    \($0)\n" }.joined()
    }

    /// The arrows from each module to its dependencies. If all features depend on the same module, there is one arrow
    /// from the group of features to this module. If a module depends on all features, there is one arrow to the group.
    private var edges: [(from: String, to: [String])] {
        let all = Set(features)
        let needs = modules.filter(\.isFeature).map { Set($0.dependencies) }
        let common = needs.dropFirst().reduce(needs.first ?? []) { $0.intersection($1) }.subtracting(all)
        var edges: [(from: String, to: [String])] = []
        for module in modules {
            let needsAll = !module.isFeature && !all.isEmpty && all.isSubset(of: module.dependencies)
            for other in module.dependencies {
                let from = module.isFeature && common.contains(other) ? "features" : module.name
                let to = needsAll && all.contains(other) ? "features" : other
                let index = edges.firstIndex { $0.from == from } ?? edges.endIndex
                if index == edges.endIndex { edges.append((from, [])) }
                if !edges[index].to.contains(to) { edges[index].to.append(to) }
            }
        }
        return edges
    }

    /// Invisible links that arrange more than 12 features in rows. Without these links, Mermaid draws only one row.
    private static func rows(_ features: [String]) -> [String] {
        let length = max(4, Int(Double(features.count).squareRoot() * 0.8))
        guard features.count > 12 else { return [] }
        return zip(features, features.dropFirst(length)).map { "\($0) ~~~ \($1)" }
    }
}

extension ModuleGraph {
    private static let start = "<!-- graph -->"
    private static let end = "<!-- /graph -->"

    /// The text of a document with this graph between the lines `<!-- graph -->` and `<!-- /graph -->`. Throws an error
    /// if these lines are missing. `file` is the path of the document.
    func drawn(in text: String, of file: String) throws(Failure) -> String {
        let lines = text.lines
        let starts = lines.indices.filter { lines[$0] == Self.start }
        let ends = lines.indices.filter { lines[$0] == Self.end }
        guard starts.count == 1, ends.count == 1, starts[0] < ends[0] else {
            throw Failure("\(file) must contain one line \(Self.start) and, below it, one line \(Self.end).")
        }
        let block = "```mermaid\n\(mermaid)```"
        return (lines[...starts[0]] + [block[...]] + lines[ends[0]...]).joined(separator: "\n")
    }
}
