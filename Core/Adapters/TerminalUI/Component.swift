/// A part of a terminal screen. It creates lines of text for a screen of a given width. Equal widths always give equal
/// lines.
public protocol Component: Sendable {
    /// Returns the lines. A line has at most `width` columns, and no spaces at its end. A width below 1 is set to 1.
    func lines(width: Int) -> [Line]
}

extension Component {
    /// Returns the lines to the right of `lead`. The first line starts with `lead`, and the other lines start with
    /// spaces.
    func lines(width: Int, after lead: Line) -> [Line] {
        let margin = Line(String(repeating: " ", count: lead.width))
        let lines = lines(width: width - lead.width)
        guard let first = lines.first else { return [lead.trimmed] }
        return [(lead + first).trimmed] + lines.dropFirst().map { (margin + $0).trimmed }
    }
}
