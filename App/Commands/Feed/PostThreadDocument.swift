import Core
import Feed

/// The JSON output of `focal feed show`. Without `comments`, they could not be loaded.
struct PostThreadDocument: Encodable {
    private let post: PostDocument
    private let comments: [Comment]?
    private let source = "network"

    init(_ thread: PostThread) {
        post = PostDocument(thread.post)
        comments = thread.comments?.map(Comment.init)
    }

    private struct Comment: Encodable {
        let id: PostComment.ID
        let name: String
        let email: String
        let body: String

        init(_ comment: PostComment) {
            id = comment.id
            name = comment.title
            email = comment.email
            body = comment.body
        }
    }
}
