import ArgumentParser

/// What a picture is written as.
enum GraphFormat: String, CaseIterable, ExpressibleByArgument {
    case mermaid, dot, json, svg

    /// The text of the drawing, with a newline at its end.
    func text(of graph: ModuleGraph, marks: [String: Mark]) -> String {
        let picture = Picture(of: graph, marks: marks)
        return switch self {
        case .mermaid: MermaidDrawing(picture).text
        case .dot: DotDrawing(picture).text
        case .json: JSONDrawing(graph, marks: marks).text
        case .svg: SVGDrawing(picture).text
        }
    }
}
