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
    /// The comments on the post. `nil` means that they are not loaded yet.
    public let comments: [PostComment]?
    /// Whether `comments` are only those that the user has written, because the others are not loaded yet.
    public let hasOnlyOwnComments: Bool

    /// Creates a post with its comments, for example in a preview or a test.
    public init(_ post: Post, comments: [PostComment]?, hasOnlyOwnComments: Bool = false) {
        self.post = post
        self.comments = comments
        self.hasOnlyOwnComments = hasOnlyOwnComments
    }

    /// The post with its comments as `changed` returns them.
    func with(_ changed: ([PostComment]) -> [PostComment]) -> PostThread {
        if let comments { return PostThread(post, comments: changed(comments)) }
        let own = changed([])
        return own.isEmpty ? self : PostThread(post, comments: own, hasOnlyOwnComments: true)
    }
}
