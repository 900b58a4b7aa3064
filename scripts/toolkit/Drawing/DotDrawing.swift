/// A picture in Graphviz's words.
struct DotDrawing {
    /// The text, with a newline at its end.
    let text: String

    init(_ picture: Picture) {
        let lines =
            [
                "digraph modules {",
                "    compound=true",
                "    node [shape=box, style=\"rounded,filled\", fillcolor=white, fontname=\"sans-serif\"]",
            ]
            + picture.modules.map { "    \($0.quoted)\(Self.look(picture.marks[$0]))" }
            + Self.group(picture)
            + picture.edges.map { "    \(Self.edge($0, picture))" }
            + Self.legend(picture)
            + ["}"]
        text = lines.map { $0 + "\n" }.joined()
    }

    private static func group(_ picture: Picture) -> [String] {
        guard !picture.features.isEmpty else { return [] }
        // Edges that nobody sees keep the order in a row, and hold the rows apart.
        let rows = picture.features.map { row in
            "{ rank=same; \(row.map(\.quoted).joined(separator: " -> "))\(row.count > 1 ? " [style=invis]" : "") }"
        }
        let columns = zip(picture.features, picture.features.dropFirst()).flatMap { upper, lower in
            zip(upper, lower).map { "\($0.quoted) -> \($1.quoted) [style=invis]" }
        }
        let lines = ["label=\"Features\"", "style=rounded"] + rows + columns
        return ["    subgraph cluster_features {"] + lines.map { "        " + $0 } + ["    }"]
    }

    /// An edge of the group is one of a feature that ends at the group's border.
    private static func edge(_ edge: Picture.Edge, _ picture: Picture) -> String {
        let first = picture.features.first?.middle ?? ""
        let last = picture.features.last?.middle ?? ""
        return switch (edge.from, edge.to) {
        case (.module(let from), .module(let to)): "\(from.quoted) -> \(to.quoted)"
        case (.module(let from), .features): "\(from.quoted) -> \(first.quoted) [lhead=cluster_features]"
        case (.features, .module(let to)): "\(last.quoted) -> \(to.quoted) [ltail=cluster_features]"
        case (.features, .features): ""
        }
    }

    private static func legend(_ picture: Picture) -> [String] {
        guard !picture.legend.isEmpty else { return [] }
        let nodes = picture.legend.map { "        \($0.legend.quoted)\(look($0))" }
        return ["    subgraph cluster_legend {", "        label=\"Legend\""] + nodes + ["    }"]
    }

    private static func look(_ mark: Mark?) -> String {
        mark.map { " [fillcolor=\"\($0.fill)\", color=\"\($0.stroke)\", fontcolor=white]" } ?? ""
    }
}

extension String {
    fileprivate var quoted: String { "\"\(self)\"" }
}

extension [String] {
    fileprivate var middle: String? { isEmpty ? nil : self[count / 2] }
}
