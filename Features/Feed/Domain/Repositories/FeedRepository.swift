public import Core

/// Where posts come from.
public protocol FeedRepository: Sendable {
    /// One page of the posts that `query` asks for; pages count from 1, and one past the end is empty.
    func posts(_ query: FeedQuery, page: Int) async throws(FeedError) -> ListPage<Post>
    /// One post.
    func post(_ id: ResourceID) async throws(FeedError) -> Post
    /// What was said to a post.
    func comments(on id: ResourceID) async throws(FeedError) -> [Comment]
    /// The authors of these ids, in any order; an author whom nobody knows is left out.
    func authors(_ ids: [ResourceID]) async throws(FeedError) -> [Author]
}
