/// A horizontal line over the whole width.
public struct Rule: Component {
    /// Creates a rule. It has no options.
    public init() {}

    /// One line with the full width.
    public func lines(width: Int) -> [Line] {
        [Line(String(repeating: "─", count: max(1, width)), style: .secondary)]
    }
}
