/// Someone who writes posts.
public struct Author: Equatable, Sendable {
    /// The author's id.
    public let id: ResourceID
    /// The author's name.
    public let name: String

    /// Makes an author.
    public init(id: ResourceID, name: String) {
        self.id = id
        self.name = name
    }
}
