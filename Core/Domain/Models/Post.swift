/// Something that an author wrote.
public struct Post: Equatable, Sendable {
    /// The post's id.
    public let id: ResourceID
    /// Who wrote it.
    public let authorID: ResourceID
    /// The title.
    public let title: String
    /// The text; lines are separated by newlines.
    public let body: String

    /// Makes a post.
    public init(id: ResourceID, authorID: ResourceID, title: String, body: String) {
        self.id = id
        self.authorID = authorID
        self.title = title
        self.body = body
    }
}
