/// The reason why a module has a colour in the graph.
enum Mark: String, CaseIterable, Codable, Sendable {
    case violating, affected

    /// The explanation of the colour in the legend of the graph.
    var legend: String { self == .violating ? "breaks a rule" : "affected by the change" }

    /// The background colour of the module in the graph. The text on it is white.
    var fill: String { self == .violating ? "#cf222e" : "#0969da" }

    /// The colour of the module's border in the graph.
    var stroke: String { self == .violating ? "#82071e" : "#0a3069" }
}
