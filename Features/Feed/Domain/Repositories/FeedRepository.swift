public import Core

/// Reads posts and comments, for example from a server.
public protocol FeedRepository: Sendable {
    /// Reads one page of posts, with the names of their authors. A page after the end of the list is empty. `show` can
    /// receive an older page before this method returns.
    func posts(
        _ request: ListRequest<FeedQuery>,
        show: Show<ListPage<Post>>
    ) async throws(FeedError) -> ListPage<Post>
    /// Reads one post, with the name of its author.
    func post(_ id: Post.ID) async throws(FeedError) -> Post
    /// Reads all comments on a post, each comment once. The list can be empty.
    func comments(on id: Post.ID) async throws(FeedError) -> [PostComment]
}
