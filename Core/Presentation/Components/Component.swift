/// A part of a terminal page. It is a pure function: the input is the width of the page, and the result is lines of
/// text.
public protocol Component: Sendable {
    /// Returns the lines. No line is wider than `width` columns or ends with white space. A width below 1 counts as 1.
    func lines(width: Int) -> [Line]
}

extension Component {
    /// Returns the lines with `lead` on their left. The first line starts with `lead`, and the others start with
    /// spaces.
    func lines(width: Int, after lead: Line) -> [Line] {
        let margin = Line(String(repeating: " ", count: lead.width))
        let lines = lines(width: width - lead.width)
        guard let first = lines.first else { return [lead.trimmed] }
        return [(lead + first).trimmed] + lines.dropFirst().map { (margin + $0).trimmed }
    }
}
