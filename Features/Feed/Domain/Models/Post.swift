public import Core

/// A post of the feed.
public struct Post: SavedElement, Hashable {
    /// The id of the post on the server.
    public let id: ResourceID<Post>
    /// The title. It usually has one line.
    public let title: String
    /// The text. It may have several lines.
    public let body: String
    /// The author of the post. The name of the author may not be known.
    public var author: Author

    /// Creates a post, for example in a preview or a test.
    public init(id: ID, title: String, body: String, author: Author) {
        self.id = id
        self.title = title
        self.body = body
        self.author = author
    }
}

extension Post {
    /// The texts that a search reads.
    public var texts: [String] { [title, body] }
    /// The value for `FeedQuery.author`.
    public var values: [String: String] { ["author": author.id.description] }
}

/// A post and its comments.
public struct PostThread: Hashable, Sendable {
    /// The post. The name of its author may not be known.
    public let post: Post
    /// All comments on the post. `nil` means that they are not loaded yet.
    public let comments: [PostComment]?

    /// Creates a post with its comments, for example in a preview or a test.
    public init(_ post: Post, comments: [PostComment]?) {
        self.post = post
        self.comments = comments
    }
}
