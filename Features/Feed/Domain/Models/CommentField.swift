/// A field of a comment that the user fills in.
public enum CommentField: String, Sendable, CaseIterable {
    /// The text of the comment.
    case body
}
