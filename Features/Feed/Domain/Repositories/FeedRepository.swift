public import Core

/// Reads posts, comments and authors.
public protocol FeedRepository: Sendable {
    /// One page of the posts that `query` selects. The page number starts at 1. A page after the last is empty. The
    /// authors have no names yet.
    func posts(_ query: FeedQuery, page: Int) async throws(FeedError) -> ListPage<Post>
    /// One post. Its author has no name yet.
    func post(_ id: ResourceID) async throws(FeedError) -> Post
    /// All comments on a post.
    func comments(on id: ResourceID) async throws(FeedError) -> [PostComment]
    /// The authors with these ids, in any order. Authors that the server does not know are left out.
    func authors(_ ids: [ResourceID]) async throws(FeedError) -> [Author]
}
