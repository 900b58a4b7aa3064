public import Core
public import Foundation

/// The entry point of the feature. It receives the dependencies and creates the stores.
public struct FeedFeature {
    /// Reads the posts and their comments, and makes the changes that write comments.
    public let repository: any FeedRepository
    private let clock: any Clock<Duration>

    /// Creates a feature that uses the API of the server.
    ///
    /// - Parameters:
    ///   - client: Sends the requests.
    ///   - changes: The changes of the user. A comment that cannot be sent now waits in them.
    ///   - paging: How the server divides the posts into pages.
    ///   - saved: Saves the posts, so that the feed also works offline. Without it, the feed needs the server.
    ///   - clock: Measures the pause between typing and searching.
    ///   - now: Returns the current time, which is saved with the posts.
    public init(
        client: any APIClient,
        changes: Changes,
        paging: Paging = .pages(),
        saved: (any SavedLists)? = nil,
        clock: any Clock<Duration> = ContinuousClock(),
        now: @escaping @Sendable () -> Date = { Date() }
    ) {
        let list: (any SavedList<Post>)? = saved?.list("feed")
        let repository = FeedRepositoryImpl(
            apiClient: client,
            changes: changes,
            paging: paging,
            list: list,
            now: now
        )
        self.init(repository: repository, clock: clock)
    }

    /// Creates a feature that uses `repository` instead of the API, for example in a preview or a test.
    public init(repository: any FeedRepository, clock: any Clock<Duration> = ContinuousClock()) {
        self.repository = repository
        self.clock = clock
    }

    /// Creates a store for the posts that `query` selects. The state is `idle` until the first load. `onOpen` is
    /// called when the user opens a post.
    @MainActor
    public func makeFeedStore(
        _ query: FeedQuery = FeedQuery(),
        onOpen: @escaping @MainActor (Post) -> Void = { _ in }
    ) -> FeedStore {
        FeedStore(repository: repository, query: query, clock: clock, onOpen: onOpen)
    }

    /// Creates a store for one post. The state is `idle` until the first load. If `initial` is not `nil`, it is shown
    /// at once. `onShowAuthor` shows the posts of the author, and `onWrite` opens the form for a comment.
    @MainActor
    public func makePostStore(
        _ id: Post.ID,
        initial: Post? = nil,
        onShowAuthor: @escaping @MainActor (Author) -> Void = { _ in },
        onWrite: @escaping @MainActor (PostComment?) -> Void = { _ in }
    ) -> PostStore {
        PostStore(repository: repository, id: id, initial: initial, onShowAuthor: onShowAuthor, onWrite: onWrite)
    }

    /// Creates a form for a comment of the user. `comment` is the old one. Returns `nil` if nobody is signed in, or if
    /// the post has no address.
    @MainActor
    public func makeCommentForm(on id: Post.ID, editing comment: PostComment? = nil) -> CommentFormStore? {
        let comments = repository.changedComments(on: id)
        guard comments.changes.owner != .nobody, id.isAddressable else { return nil }
        return comments.form(FormDraft(of: comment), of: comment?.id) { [repository] values in
            let text = values[.body]?.text ?? comment?.body ?? ""
            return comment.map { repository.editing($0, text, on: id) } ?? repository.adding(text, to: id)
        }
    }
}
