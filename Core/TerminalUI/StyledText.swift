/// A text with one style.
///
/// Characters that are unsafe for a terminal are replaced or removed. Every text in a `Line` is a `StyledText`.
public struct StyledText: Equatable, Sendable {
    /// The text, without characters that are unsafe for a terminal.
    public let text: String
    /// The style of the whole text.
    public let style: TextStyle
    /// The width in terminal columns. A full-width character has two columns.
    public let width: Int

    /// Creates a styled text. `String.sanitizedForTerminal` describes how unsafe characters are replaced or removed.
    public init(_ text: String, style: TextStyle = .plain) {
        self.text = text.sanitizedForTerminal
        self.style = style
        width = self.text.terminalWidth
    }
}
