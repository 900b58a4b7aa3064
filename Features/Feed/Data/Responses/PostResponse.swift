import Core

/// One element of the response to `GET /posts`, or the whole response to `GET /posts/5`.
struct PostResponse: Decodable {
    let userId: Author.ID
    let id: Post.ID
    let title: String
    let body: String

    /// The post. The server sends only the id of the author, so the author has no name.
    var post: Post {
        Post(id: id, title: title, body: body, author: Author(id: userId, name: nil))
    }
}
