public import Core

/// Reads posts, comments and authors, for example from a server.
public protocol FeedRepository: Sendable {
    /// Reads one page of the posts that `query` selects. The first page is 1. A page after the end of the list is
    /// empty. In a page from the server, the authors have no names.
    ///
    /// If the page is saved on this device, `showSaved` receives it first. If the server cannot be reached, the result is
    /// the saved page.
    func posts(
        _ query: FeedQuery,
        page: Int,
        showSaved: (@Sendable (ListPage<Post>) async -> Void)?
    ) async throws(FeedError) -> ListPage<Post>
    /// Reads one post. The author in the result has no name.
    func post(_ id: Post.ID) async throws(FeedError) -> Post
    /// Reads all comments on a post. The list can be empty.
    func comments(on id: Post.ID) async throws(FeedError) -> [PostComment]
    /// Reads the authors with these ids and returns them in any order. Leaves out ids that the server does not know.
    func authors(_ ids: [Author.ID]) async throws(FeedError) -> [Author]
}
