/// A field of a comment that the user fills in.
public enum CommentField: String, Sendable, CaseIterable {
    /// The text of the comment.
    case body

    /// The number of characters that a comment can have.
    public static let limit = 1_000
}
