/// One entry of `GET /users`, as far as the feed needs it.
public struct AuthorResponse: Codable, Sendable {
    /// The author's id, which posts name as `userId`.
    public let id: ResourceID
    /// The author's name.
    public let name: String

    /// Makes an answer, as a server would.
    public init(id: ResourceID, name: String) {
        self.id = id
        self.name = name
    }

    /// The domain model of this answer.
    public var author: Author {
        Author(id: id, name: name)
    }
}
