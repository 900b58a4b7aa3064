/// A mark on a module in the graph.
enum Mark: String, CaseIterable, Codable, Sendable {
    case violating, affected

    /// The text in the legend.
    var legend: String { self == .violating ? "breaks a rule" : "affected by the change" }

    /// The background; the text on it is white.
    var fill: String { self == .violating ? "#cf222e" : "#0969da" }

    /// The border.
    var stroke: String { self == .violating ? "#82071e" : "#0a3069" }
}
