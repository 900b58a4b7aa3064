import Core

/// One element of the response to `GET /posts`.
struct PostResponse: Decodable {
    let userId: ResourceID
    let id: ResourceID
    let title: String
    let body: String

    /// The post. The server sends only the id of its author.
    var post: Post {
        Post(id: id, title: title, body: body, author: Author(id: userId, name: nil))
    }
}
