public import Core

/// A comment on a post. It is not named `Comment`, because Swift Testing has a type with this name.
public struct PostComment: Identifiable, Hashable, Sendable {
    /// The id of the comment on the server.
    public let id: ResourceID<PostComment>
    /// The title of the comment. It is empty until the server has a comment of the user.
    public let title: String
    /// The email address of the person who wrote the comment. It is empty until the server has a comment of the user.
    public let email: String
    /// The text. It may have several lines.
    public let body: String

    /// Creates a comment, for example in a preview or a test.
    public init(id: ID, title: String, email: String, body: String) {
        self.id = id
        self.title = title
        self.email = email
        self.body = body
    }
}
