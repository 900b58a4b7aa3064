public import Core

/// Reads posts, comments and authors, for example from a server.
public protocol FeedRepository: Sendable {
    /// Reads one saved page of the posts that `query` selects. `nil` means that the page is not saved.
    func savedPosts(_ query: FeedQuery, page: Int) async -> ListPage<Post>?
    /// Saves one page of the server, with the names of the authors.
    func save(_ page: ListPage<Post>, number: Int, of query: FeedQuery) async
    /// Asks the server for one page of the posts that `query` selects. The first page is 1. A page after the end of the
    /// list is empty. Authors from the server have no names. If the server cannot be reached, returns the saved page
    /// `saved`, or throws an error if `saved` is `nil`.
    func posts(_ query: FeedQuery, page: Int, saved: ListPage<Post>?) async throws(FeedError) -> ListPage<Post>
    /// Reads one post. The author in the result has no name.
    func post(_ id: Post.ID) async throws(FeedError) -> Post
    /// Reads all comments on a post. The list can be empty.
    func comments(on id: Post.ID) async throws(FeedError) -> [PostComment]
    /// Reads the authors with these ids and returns them in any order. Leaves out ids that the server does not know.
    func authors(_ ids: [Author.ID]) async throws(FeedError) -> [Author]
}
