/// A text with one style.
///
/// The initialiser replaces characters that are unsafe for a terminal. Every text in a `Line` is a `StyledText`.
public struct StyledText: Equatable, Sendable {
    /// The text, without characters that are unsafe for a terminal.
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
