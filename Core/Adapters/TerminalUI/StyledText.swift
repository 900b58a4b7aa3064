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

    /// Creates a styled text in one line, without unsafe characters.
    ///
    /// - A newline or a tab becomes a space.
    /// - Any other control character becomes `�`. The rest of an escape sequence stays: `ESC[31m` becomes `�[31m`.
    /// - A character that changes the direction of text (a bidirectional embedding, override or isolate) becomes `�`.
    /// - Other invisible characters are removed.
    /// - If the text starts with a combining mark, `�` is added before the mark. So the mark cannot change the text on
    ///   its left.
    /// - A character with more than 10 scalars keeps 9 scalars and ends with `�`. The longest emoji has 10 scalars.
    public init(_ text: String, style: TextStyle = .plain) {
        self.text = text.sanitizedForTerminal
        self.style = style
        width = self.text.terminalWidth
    }
}
