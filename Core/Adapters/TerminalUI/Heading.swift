/// The title of a screen or a section, with a horizontal line below it.
///
/// ```
/// Todo                                             page 1 of 5 · 100 todos
/// ────────────────────────────────────────────────────────────────────────
/// ```
public struct Heading: Component {
    private let title: String
    private let detail: String

    /// Creates a heading. `detail` is to the right of the title, or below the title if the screen is too narrow.
    public init(_ title: String, detail: String = "") {
        self.title = title
        self.detail = detail
    }

    /// The lines of the title, of the detail and of the horizontal line.
    public func lines(width: Int) -> [Line] {
        let title = Paragraph(title, style: .title).lines(width: width)
        let detail = Paragraph(detail, style: .secondary).lines(width: width)
        let rule = [Line(String(repeating: "─", count: max(1, width)), style: .secondary)]
        if title.count == 1, detail.count == 1, title[0].width + 2 + detail[0].width <= width {
            return [(title[0].padded(to: width - detail[0].width) + detail[0]).trimmed] + rule
        }
        return title + detail + rule
    }
}
