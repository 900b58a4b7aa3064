import Core

/// Posts with their authors: one page, or several in a row.
struct PostList: Equatable, Sendable {
    let query: FeedQuery
    let firstPage: Int
    var lastPage: Int
    var posts: [AuthoredPost]
    var total: Int?
    var hasNext: Bool
}

/// A post and who wrote it, if anyone knows.
struct AuthoredPost: Equatable, Sendable {
    let post: Post
    let author: Author?
}

/// A post, who wrote it, and what was said to it.
struct PostThread: Equatable, Sendable {
    let post: AuthoredPost
    let comments: [Comment]
}
