/// A text with one style.
///
/// Its initialiser makes untrusted text safe for a terminal. Every text in a `Line` is a `StyledText`.
public struct StyledText: Equatable, Sendable {
    /// The text. It is safe to write it to a terminal.
    public let text: String
    /// The style of the whole text.
    public let style: TextStyle
    /// The width in terminal columns. A Japanese character has two columns.
    public let width: Int

    /// Creates a styled text. Unsafe characters are replaced as `String.sanitizedForTerminal` describes.
    public init(_ text: String, style: TextStyle = .plain) {
        self.text = text.sanitizedForTerminal
        self.style = style
        width = self.text.terminalWidth
    }
}
