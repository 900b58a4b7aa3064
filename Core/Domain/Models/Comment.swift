/// What someone said to a post.
public struct Comment: Equatable, Sendable {
    /// The comment's id.
    public let id: ResourceID
    /// The heading that its writer gave it.
    public let title: String
    /// Its writer's email.
    public let email: String
    /// The text; lines are separated by newlines.
    public let body: String

    /// Makes a comment.
    public init(id: ResourceID, title: String, email: String, body: String) {
        self.id = id
        self.title = title
        self.email = email
        self.body = body
    }
}
