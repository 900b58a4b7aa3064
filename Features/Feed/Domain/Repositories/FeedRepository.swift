public import Core

/// Reads posts and comments, and makes the changes that write comments. The app has a `FeedRepositoryImpl`.
public protocol FeedRepository: Sendable {
    /// Reads one page of posts, with the names of their authors. A page after the end of the list is empty. `show` can
    /// receive an older page before this method returns.
    func posts(
        _ request: ListRequest<FeedQuery>,
        show: Show<ListPage<Post>>
    ) async throws(FeedError) -> ListPage<Post>
    /// Reads one post, with the name of its author.
    func post(_ id: Post.ID) async throws(FeedError) -> Post
    /// Returns the post as it is saved on this device. `nil` means that it is not saved.
    func savedPost(_ id: Post.ID) async -> SavedCopy<Post>?
    /// Reads all comments on a post, each comment once. The list can be empty.
    func comments(on id: Post.ID) async throws(FeedError) -> [PostComment]

    /// The comments on a post, with the changes of the user.
    func changedComments(on id: Post.ID) -> ChangedCollection<PostComment>
    /// The change that adds a comment to a post.
    func adding(_ text: String, to id: Post.ID) -> PendingChange
    /// The change that gives a comment another text. It joins the addition of the comment if the server has refused
    /// this with 4xx.
    func editing(_ comment: PostComment, _ text: String, on id: Post.ID) -> PendingChange
    /// The reason why the server refused a change. `nil` means that it was not refused.
    func error(of change: PendingChange) -> FeedError?
}
