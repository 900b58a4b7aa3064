public import Core

/// A comment as pages show it.
public struct PostComment: Equatable, Sendable {
    /// The comment's id.
    public let id: ResourceID
    /// The heading that its writer gave it.
    public let title: String
    /// Its writer's email.
    public let email: String
    /// The text; lines are separated by newlines.
    public let body: String

    /// Makes a comment, as for a preview.
    public init(id: ResourceID, title: String, email: String, body: String) {
        self.id = id
        self.title = title
        self.email = email
        self.body = body
    }
}

extension PostComment {
    init(_ comment: Comment) {
        self.init(id: comment.id, title: comment.title, email: comment.email, body: comment.body)
    }
}
