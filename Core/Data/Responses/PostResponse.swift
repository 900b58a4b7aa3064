/// One post of `GET /posts`.
public struct PostResponse: Codable, Sendable {
    /// Who wrote it: an id of `/users`.
    public let userId: ResourceID
    /// The post's id.
    public let id: ResourceID
    /// The title.
    public let title: String
    /// The text; lines are separated by newlines.
    public let body: String

    /// Makes an answer, as a server would.
    public init(userId: ResourceID, id: ResourceID, title: String, body: String) {
        self.userId = userId
        self.id = id
        self.title = title
        self.body = body
    }

    /// The domain model of this answer.
    public var post: Post {
        Post(id: id, authorID: userId, title: title, body: body)
    }
}
