import Core
import Feed
import Foundation

/// The JSON output of `focal feed show`. Without `comments`, they could not be loaded.
struct PostThreadDocument: Encodable {
    private let post: PostDocument
    private let comments: [CommentDocument]?
    private let source: String
    /// When the post was saved on this device. Without it, the server has sent the post.
    private let savedAt: String?

    init(_ thread: PostThread, savedAt: Date?, changes: [PendingChange]) {
        source = savedAt == nil ? "network" : "cache"
        self.savedAt = savedAt.map { ServerDate.time($0).iso8601 }
        post = PostDocument(thread.post)
        let comments = thread.hasOnlyOwnComments ? nil : thread.comments
        self.comments = comments?.map { CommentDocument($0, changes: changes) }
    }
}

/// A comment in the JSON output.
struct CommentDocument: Encodable {
    private let id: PostComment.ID
    private let name: String
    private let email: String
    private let body: String
    /// Whether the comment waits for the server. Otherwise it is absent.
    private let pending: Bool?

    init(_ comment: PostComment, changes: [PendingChange]) {
        id = comment.id
        name = comment.title
        email = comment.email
        body = comment.body
        pending = changes.contains { $0.isOf(comment.id) && $0.state == .waiting } ? true : nil
    }
}
