import Core

/// One element of the response to `GET /posts/5/comments`, or the whole response to `POST /posts/5/comments`.
struct CommentResponse: Decodable {
    let id: PostComment.ID
    let name: String?
    let email: String?
    let body: String

    var comment: PostComment {
        PostComment(id: id, title: name ?? "", email: email ?? "", body: body)
    }
}
