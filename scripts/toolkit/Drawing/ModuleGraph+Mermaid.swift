extension ModuleGraph {
    /// The graph as Mermaid text, which GitHub shows as a picture. It does not contain the kinds `tests` and `tool`, and
    /// not the sample data in the folders of features.
    var mermaid: String {
        let drawn = modules.filter { ![.tests, .tool].contains($0.kind) && !$0.path.hasSuffix("/SampleData") }
        let group = ["direction TB"] + features + Self.rows(features)
        let edges = edges(among: drawn)
        let linked = Set(edges.flatMap { [$0.from] + $0.to } + features)
        let statements =
            drawn.map(\.name).filter { !linked.contains($0) }
            + (features.isEmpty ? [] : ["subgraph features [Features]"] + group.map { "    \($0)" } + ["end"])
            + edges.map { "\($0.from) --> \($0.to.joined(separator: " & "))" }
        return "flowchart TD\n" + statements.map { "    \($0)\n" }.joined()
    }

    /// The arrows from each module to its dependencies. If all features depend on the same module, there is one arrow
    /// from the group of features to this module. If a module depends on all features, there is one arrow to the group.
    private func edges(among modules: [Module]) -> [(from: String, to: [String])] {
        let (all, drawn) = (Set(features), Set(modules.map(\.name)))
        let needs = modules.filter { $0.kind == .feature }.map { Set($0.dependencies) }
        let common = needs.dropFirst().reduce(needs.first ?? []) { $0.intersection($1) }.subtracting(all)
        var edges: [(from: String, to: [String])] = []
        for module in modules {
            let needsAll = module.kind != .feature && !all.isEmpty && all.isSubset(of: module.dependencies)
            for other in module.dependencies where drawn.contains(other) {
                let from = module.kind == .feature && common.contains(other) ? "features" : module.name
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
