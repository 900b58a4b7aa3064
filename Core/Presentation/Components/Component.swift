/// A part of a page: a pure function from the columns that it may use to lines.
public protocol Component: Sendable {
    /// The lines, none wider than `width` columns, and without white space at their ends. A width below 1 counts as 1.
    func lines(width: Int) -> [Line]
}

extension Component {
    /// The lines to the right of `lead`, which stands before the first of them.
    func lines(width: Int, after lead: Line) -> [Line] {
        let margin = Line(String(repeating: " ", count: lead.width))
        let lines = lines(width: width - lead.width)
        guard let first = lines.first else { return [lead.trimmed] }
        return [(lead + first).trimmed] + lines.dropFirst().map { (margin + $0).trimmed }
    }
}
