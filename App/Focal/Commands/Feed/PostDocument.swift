import Core
import Feed

/// A post in the JSON output. The name of the author is `null` if it is not known.
struct PostDocument: Encodable {
    private let post: Post

    init(_ post: Post) {
        self.post = post
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(post.id, forKey: .id)
        try container.encode(post.title, forKey: .title)
        try container.encode(post.body, forKey: .body)
        var author = container.nestedContainer(keyedBy: CodingKeys.self, forKey: .author)
        try author.encode(post.author.id, forKey: .id)
        try author.encode(post.author.name, forKey: .name)
    }

    private enum CodingKeys: CodingKey {
        case id, title, body, author, name
    }
}
