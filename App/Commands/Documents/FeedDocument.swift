import Core
import Feed

/// A page of posts as `--json` prints it.
struct FeedDocument: Encodable {
    private let content: FeedContent

    init(_ content: FeedContent) {
        self.content = content
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(content.posts.map(PostEntry.init), forKey: .posts)
        try container.encode(content.lastPage, forKey: .page)
        try container.encode(content.query.limit, forKey: .limit)
        try container.encode(content.total, forKey: .total)
        try container.encode(content.hasNext, forKey: .hasNext)
        try container.encode(content.source.rawValue, forKey: .source)
    }

    private enum CodingKeys: CodingKey {
        case posts, page, limit, total, hasNext, source
    }
}

/// One post as `--json` prints it. What is not known is `null`, not missing.
struct PostEntry: Encodable {
    private let post: FeedPost

    init(_ post: FeedPost) {
        self.post = post
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(post.id, forKey: .id)
        try container.encode(post.title, forKey: .title)
        try container.encode(post.body, forKey: .body)
        var author = container.nestedContainer(keyedBy: CodingKeys.self, forKey: .author)
        try author.encode(post.authorID, forKey: .id)
        try author.encode(post.authorName, forKey: .name)
    }

    private enum CodingKeys: CodingKey {
        case id, title, body, author, name
    }
}
