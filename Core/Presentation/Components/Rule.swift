/// A horizontal line over the whole width of the page.
public struct Rule: Component {
    /// Creates a horizontal line. It has no options.
    public init() {}

    /// One line of `─` with the full width.
    public func lines(width: Int) -> [Line] {
        [Line(String(repeating: "─", count: max(1, width)), style: .secondary)]
    }
}
