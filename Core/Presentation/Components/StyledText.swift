/// A piece of text in one style.
///
/// Its making is the boundary where text from outside becomes safe for a terminal: there is no other way into a line.
public struct StyledText: Equatable, Sendable {
    /// The text, sanitized.
    public let text: String
    /// What the text is for.
    public let style: TextStyle
    /// How many columns the text takes.
    public let width: Int

    /// Makes a piece of any text; see `String.sanitizedForTerminal`.
    public init(_ text: String, style: TextStyle = .plain) {
        self.text = text.sanitizedForTerminal
        self.style = style
        width = self.text.terminalWidth
    }
}
