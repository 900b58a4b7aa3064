extension ModuleGraph {
    /// The graph as Mermaid text, which GitHub shows as a picture.
    var mermaid: String {
        let edges = self.edges
        let linked = Set(edges.flatMap { [$0.from] + $0.to } + features)
        let names = ["direction TB"] + features
        let group =
            isLarge ? ["features[Features]"] : ["subgraph features [Features]"] + names.map { "    \($0)" } + ["end"]
        let statements =
            modules.map(\.name).filter { !linked.contains($0) }
            + (features.isEmpty ? [] : group)
            + edges.map { "\($0.from) --> \($0.to.joined(separator: " & "))" }
        return "flowchart TD\n" + statements.map { "    \($0)\n" }.joined()
    }

    /// From ten features on, one node stands for all features, and only those that other modules need by name have a
    /// node of their own. A new feature does not change such a graph.
    private var isLarge: Bool { features.count >= 10 }

    /// The arrows from each module to its dependencies. If all features depend on the same module, there is one arrow
    /// from the group of features to this module. If a module depends on all features, there is one arrow to the group.
    private var edges: [(from: String, to: [String])] {
        let all = Set(features)
        let needs = modules.filter(\.isFeature).map { Set($0.dependencies) }
        let common = needs.dropFirst().reduce(needs.first ?? []) { $0.intersection($1) }.subtracting(all)
        let needsAll = { (module: Module) in !module.isFeature && !all.isEmpty && all.isSubset(of: module.dependencies)
        }
        let named = Set(modules.filter { !needsAll($0) }.flatMap(\.dependencies))
        var edges: [(from: String, to: [String])] = isLarge ? [("features", [])] : []
        for module in modules {
            let isInGroup = module.isFeature && isLarge && !named.contains(module.name)
            let others = module.dependencies.filter { !all.contains($0) }
            for other in isLarge && needsAll(module) ? ["features"] + others : module.dependencies {
                let isCommon = module.isFeature && !isLarge && common.contains(other)
                let from = isInGroup || isCommon ? "features" : module.name
                let to = needsAll(module) && all.contains(other) ? "features" : other
                let index = edges.firstIndex { $0.from == from } ?? edges.endIndex
                if index == edges.endIndex { edges.append((from, [])) }
                if !edges[index].to.contains(to) { edges[index].to.append(to) }
            }
        }
        return edges
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
