/// A picture in Mermaid's words, which GitHub draws. It chooses no colours but for what is marked, so that it stands on
/// a light page as on a dark one.
struct MermaidDrawing {
    /// The text, with a newline at its end.
    let text: String

    init(_ picture: Picture) {
        let edges = picture.edges.map { "\($0.from.id) --> \($0.to.id)" }
        let statements = Self.modules(picture) + edges + Self.marks(picture)
        text = (["flowchart TD"] + Self.indented(statements)).map { $0 + "\n" }.joined()
    }

    private static func modules(_ picture: Picture) -> [String] {
        let features = ["direction TB"] + picture.features.flatMap(\.self) + rows(picture.features)
        let group = ["subgraph features [Features]"] + indented(features) + ["end"]
        return picture.above.flatMap(\.self) + (picture.features.isEmpty ? [] : group) + picture.beside
            + picture.below.flatMap(\.self)
    }

    /// Links that nobody sees, and that put many features into rows: without them, a hundred stand side by side. Every
    /// feature but those of the last row has one, so that all columns begin at the top. Few need none, and then two who
    /// each add a feature do not change the same lines.
    private static func rows(_ features: [[String]]) -> [String] {
        guard features.joined().count > 12 else { return [] }
        return zip(features, features.dropFirst()).flatMap { upper, lower in
            upper.indices.map { "\(upper[$0]) ~~~ \(lower[min($0, lower.count - 1)])" }
        }
    }

    private static func marks(_ picture: Picture) -> [String] {
        guard !picture.legend.isEmpty else { return [] }
        let legend = picture.legend.map { "legend_\($0.rawValue)[\($0.legend)]" }
        let classes = picture.legend.flatMap { mark in
            let names = picture.modules.filter { picture.marks[$0] == mark } + ["legend_\(mark.rawValue)"]
            return [
                "classDef \(mark.rawValue) fill:\(mark.fill),stroke:\(mark.stroke),color:#fff",
                "class \(names.joined(separator: ",")) \(mark.rawValue)",
            ]
        }
        return ["subgraph legend [Legend]"] + indented(legend) + ["end"] + classes
    }

    private static func indented(_ lines: [String]) -> [String] {
        lines.map { "    " + $0 }
    }
}

extension Picture.Node {
    fileprivate var id: String {
        switch self {
        case .module(let name): name
        case .features: "features"
        }
    }
}
