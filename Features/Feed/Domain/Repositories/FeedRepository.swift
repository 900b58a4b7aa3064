public import Core

/// Reads posts, comments and authors, for example from an API.
public protocol FeedRepository: Sendable {
    /// Reads one page of the posts that `query` selects. The first page is 1. A page after the last one is empty. The
    /// authors have no names yet.
    func posts(_ query: FeedQuery, page: Int) async throws(FeedError) -> ListPage<Post>
    /// Reads one post. Its author has no name yet.
    func post(_ id: ResourceID) async throws(FeedError) -> Post
    /// Reads all comments on a post. The list can be empty.
    func comments(on id: ResourceID) async throws(FeedError) -> [PostComment]
    /// Reads the authors with these ids, in any order. Authors that the server does not have are not included.
    func authors(_ ids: [ResourceID]) async throws(FeedError) -> [Author]
}
