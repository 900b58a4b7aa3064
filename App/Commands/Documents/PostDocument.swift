import Core
import Feed

/// One post with its comments as `--json` prints it.
struct PostDocument: Encodable {
    private let post: PostEntry
    private let comments: [CommentEntry]
    private let source: String

    init(_ content: PostContent) {
        post = PostEntry(content.post)
        comments = content.comments.map(CommentEntry.init)
        source = content.source.rawValue
    }

    private struct CommentEntry: Encodable {
        let id: ResourceID
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
