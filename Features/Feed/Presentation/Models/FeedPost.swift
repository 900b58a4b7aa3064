public import Core

/// A post as pages show it.
public struct FeedPost: Equatable, Sendable {
    /// The post's id.
    public let id: ResourceID
    /// The title.
    public let title: String
    /// The text; lines are separated by newlines.
    public let body: String
    /// Who wrote it.
    public let authorID: ResourceID
    /// The writer's name, or `nil` when nobody knows it.
    public let authorName: String?

    /// Makes a post, as for a preview.
    public init(id: ResourceID, title: String, body: String, authorID: ResourceID, authorName: String?) {
        self.id = id
        self.title = title
        self.body = body
        self.authorID = authorID
        self.authorName = authorName
    }
}

extension FeedPost {
    init(_ authored: AuthoredPost) {
        self.init(
            id: authored.post.id,
            title: authored.post.title,
            body: authored.post.body,
            authorID: authored.post.authorID,
            authorName: authored.author?.name
        )
    }

    /// The post that it was made from.
    var authored: AuthoredPost {
        AuthoredPost(
            post: Post(id: id, authorID: authorID, title: title, body: body),
            author: authorName.map { Author(id: authorID, name: $0) }
        )
    }
}
