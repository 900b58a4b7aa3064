/// The body of `POST /posts/5/comments` and of `PATCH /posts/5/comments/7`.
struct CommentRequest: Codable {
    let body: String
}
