/// A line across the page.
public struct Rule: Component {
    /// Makes a rule.
    public init() {}

    /// One line, as wide as it may be.
    public func lines(width: Int) -> [Line] {
        [Line(String(repeating: "─", count: max(1, width)), style: .secondary)]
    }
}
