/// What a drawing points out about a module.
enum Mark: String, CaseIterable, Codable, Sendable {
    /// It breaks a boundary.
    case violating
    /// A change touches it.
    case affected

    /// How the legend puts it.
    var legend: String {
        switch self {
        case .violating: "breaks a boundary"
        case .affected: "touched by the change"
        }
    }

    /// A colour that white text stands on.
    var fill: String {
        switch self {
        case .violating: "#cf222e"
        case .affected: "#0969da"
        }
    }

    /// The colour of its border.
    var stroke: String {
        switch self {
        case .violating: "#82071e"
        case .affected: "#0a3069"
        }
    }
}
