public import Core

/// The author of one or more posts.
public struct Author: Codable, Identifiable, Hashable, Sendable {
    /// The id of the author on the server.
    public let id: ResourceID<Author>
    /// The name. `nil` means that the name is not known, for example because it is not loaded yet.
    public let name: String?

    /// Creates an author, for example in a preview or a test.
    public init(id: ID, name: String?) {
        self.id = id
        self.name = name
    }
}
