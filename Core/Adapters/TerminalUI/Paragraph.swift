/// Text that wraps at the width of the screen. A newline in the text starts a new line.
public struct Paragraph: Component {
    private let text: String
    private let style: TextStyle
    private let indent: Int

    /// Creates a paragraph. `indent` is the number of empty columns on the left. The maximum is half of the width.
    public init(_ text: String, style: TextStyle = .plain, indent: Int = 0) {
        self.text = text
        self.style = style
        self.indent = max(0, indent)
    }

    /// The wrapped lines. Newlines at the end of the text are ignored. An empty text has no lines.
    public func lines(width: Int) -> [Line] {
        let width = max(1, width)
        let indent = min(indent, width / 2)
        let margin = Line(String(repeating: " ", count: indent))
        guard let end = text.lastIndex(where: { !$0.isNewline }) else { return [] }
        return text[...end]
            .split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
            .flatMap { WordWrap.lines(of: String($0).sanitizedForTerminal, width: width - indent) }
            .map { (margin + Line($0, style: style)).trimmed }
    }
}
