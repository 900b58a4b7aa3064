public import Core

/// The author of a post.
public struct Author: Identifiable, Hashable, Sendable {
    /// The id of the author, as in `/users`.
    public let id: ResourceID
    /// The name, or `nil` when the server does not know the author.
    public let name: String?

    /// Creates an author, also for previews and tests.
    public init(id: ResourceID, name: String?) {
        self.id = id
        self.name = name
    }
}
