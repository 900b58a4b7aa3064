public import Core

/// A comment on a post. (`Comment` is a type of Swift Testing.)
public struct PostComment: Identifiable, Hashable, Sendable {
    /// The id of the comment.
    public let id: ResourceID
    /// The title that the writer of the comment chose.
    public let title: String
    /// The email address of the writer.
    public let email: String
    /// The text. It may have several lines.
    public let body: String

    /// Creates a comment, also for previews and tests.
    public init(id: ResourceID, title: String, email: String, body: String) {
        self.id = id
        self.title = title
        self.email = email
        self.body = body
    }
}
