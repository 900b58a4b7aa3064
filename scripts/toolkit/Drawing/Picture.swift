/// What is drawn of a module graph, before anything has a place or a look: everything but tests and tools, in rows from
/// the programs at the top to what all build on. The features stand in one group.
struct Picture {
    /// The features, in rows.
    let features: [[String]]
    /// What builds on features, topmost first.
    let above: [[String]]
    /// What has nothing to do with features.
    let beside: [String]
    /// What features build on, topmost first.
    let below: [[String]]
    /// Who needs whom. What all features have in common is drawn once, from or to their group.
    let edges: [Edge]
    /// What is pointed out.
    let marks: [String: Mark]

    /// One end of an edge.
    enum Node: Hashable, Sendable {
        case module(String)
        case features
    }

    /// One module, or all features, needs another.
    struct Edge: Hashable, Sendable {
        let from: Node
        let to: Node
    }

    init(of graph: ModuleGraph, marks: [String: Mark] = [:]) {
        let drawn = graph.modules.filter { $0.kind != .tests && $0.kind != .tool }
        let features = drawn.filter { $0.kind == .feature }
        let others = drawn.filter { $0.kind != .feature }.map(\.name)
        let names = features.map(\.name)
        let foundations = names.reduce(into: Set<String>()) { $0.formUnion(graph.closure(of: $1)) }
        let above = others.filter { !graph.closure(of: $0).isDisjoint(with: names) }
        let below = others.filter { !above.contains($0) && foundations.contains($0) }
        self.features = names.inRows(of: max(4, Int(Double(names.count).squareRoot() * 0.8)))
        self.above = graph.rows(of: above)
        self.below = graph.rows(of: below)
        beside = others.filter { !above.contains($0) && !below.contains($0) }
        edges = Self.edges(among: drawn, features: features)
        self.marks = marks.filter { mark in drawn.contains { $0.name == mark.key } }
    }

    /// The marks that occur, in the order of the legend.
    var legend: [Mark] {
        Mark.allCases.filter(marks.values.contains)
    }

    /// Every module that is drawn.
    var modules: [String] {
        (above + features + [beside] + below).flatMap(\.self)
    }
}

extension Picture {
    private static func edges(among modules: [ModuleGraph.Module], features: [ModuleGraph.Module]) -> [Edge] {
        let names = Set(features.map(\.name))
        let common = features.dropFirst().reduce(Set(features.first?.dependencies ?? [])) {
            $0.intersection($1.dependencies)
        }.subtracting(names)
        var drawn: Set<Edge> = []
        return modules.flatMap { module in
            module.dependencies.map { dependency in
                let isCommonSource = !names.contains(module.name) && names.isSubset(of: module.dependencies)
                return Edge(
                    from: names.contains(module.name) && common.contains(dependency) ? .features : .module(module.name),
                    to: names.contains(dependency) && isCommonSource ? .features : .module(dependency)
                )
            }
        }.filter { drawn.insert($0).inserted }
    }
}

extension ModuleGraph {
    /// Modules in rows, so that each stands above those of them that it needs.
    fileprivate func rows(of names: [String]) -> [[String]] {
        var rows = Dictionary(uniqueKeysWithValues: names.map { ($0, 0) })
        // A longest path has no more steps than there are modules; in a cycle there is no right order, but an end.
        for _ in names {
            for name in names {
                let next = (rows[name] ?? 0) + 1
                for dependency in self[name]?.dependencies ?? [] where dependency != name {
                    rows[dependency] = rows[dependency].map { max($0, next) }
                }
            }
        }
        return (0...(rows.values.max() ?? 0)).map { row in names.filter { rows[$0] == row } }.filter { !$0.isEmpty }
    }
}

extension [String] {
    /// The same in rows of a length; the last may be shorter.
    fileprivate func inRows(of length: Int) -> [[String]] {
        stride(from: 0, to: count, by: length).map { Array(self[$0..<Swift.min($0 + length, count)]) }
    }
}
