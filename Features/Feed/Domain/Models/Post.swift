public import Core

/// A post of the feed.
public struct Post: Identifiable, Hashable, Sendable {
    /// The id of the post.
    public let id: ResourceID
    /// The title, in one line.
    public let title: String
    /// The text. It may have several lines.
    public let body: String
    /// The author.
    public var author: Author

    /// Creates a post, also for previews and tests.
    public init(id: ResourceID, title: String, body: String, author: Author) {
        self.id = id
        self.title = title
        self.body = body
        self.author = author
    }
}
