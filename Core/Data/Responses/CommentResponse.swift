/// One comment of `GET /posts/5/comments`.
public struct CommentResponse: Codable, Sendable {
    /// The comment's id.
    public let id: ResourceID
    /// The heading that its writer gave it.
    public let name: String
    /// Its writer's email.
    public let email: String
    /// The text; lines are separated by newlines.
    public let body: String

    /// Makes an answer, as a server would.
    public init(id: ResourceID, name: String, email: String, body: String) {
        self.id = id
        self.name = name
        self.email = email
        self.body = body
    }

    /// The domain model of this answer.
    public var comment: Comment {
        Comment(id: id, title: name, email: email, body: body)
    }
}
