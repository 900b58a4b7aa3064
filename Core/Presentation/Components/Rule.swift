/// A horizontal line over the whole width of the page.
public struct Rule: Component {
    /// Creates a horizontal line. It has no options.
    public init() {}

    /// Returns one line of `─` characters that is as wide as the page.
    public func lines(width: Int) -> [Line] {
        [Line(String(repeating: "─", count: max(1, width)), style: .secondary)]
    }
}
