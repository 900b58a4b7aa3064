/// A text in one style.
///
/// Its initialiser makes text from outside safe for a terminal. Every text in a `Line` is a `StyledText`.
public struct StyledText: Equatable, Sendable {
    /// The text, safe for a terminal.
    public let text: String
    /// The style of the whole text.
    public let style: TextStyle
    /// The number of terminal columns.
    public let width: Int

    /// Creates a styled text. Unsafe characters are replaced, see `String.sanitizedForTerminal`.
    public init(_ text: String, style: TextStyle = .plain) {
        self.text = text.sanitizedForTerminal
        self.style = style
        width = self.text.terminalWidth
    }
}
