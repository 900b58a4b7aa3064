import Core
import Feed

/// The JSON output of a page of posts, for example of `focal feed`. `total` is `null` if the number of all posts is not
/// known.
struct FeedDocument: Encodable {
    private let content: FeedContent
    private let hasNext: Bool

    init(_ content: FeedContent, hasNext: Bool) {
        self.content = content
        self.hasNext = hasNext
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(content.items.map(PostDocument.init), forKey: .posts)
        try container.encode(content.lastPage, forKey: .page)
        try container.encode(content.query.limit, forKey: .limit)
        try container.encode(content.total, forKey: .total)
        try container.encode(hasNext, forKey: .hasNext)
        try container.encode(content.savedAt == nil ? "network" : "cache", forKey: .source)
        try container.encodeIfPresent(content.savedAt, forKey: .savedAt)
    }

    private enum CodingKeys: CodingKey {
        case posts, page, limit, total, hasNext, source, savedAt
    }
}
