import Core

/// The rules for the feed. A post is shown with the name of its author.
struct FeedUseCase: Sendable {
    private let repository: any FeedRepository
    private let authors: AuthorDirectory

    init(repository: any FeedRepository) {
        self.repository = repository
        authors = AuthorDirectory(repository: repository)
    }

    /// Reads one page of the saved posts. `nil` means that the page is not saved.
    func savedPosts(_ query: FeedQuery, page: Int) async -> ListPage<Post>? {
        await repository.savedPosts(query, page: page)
    }

    /// Loads one page of posts with the names of their authors, and saves it. If the server cannot be reached, returns
    /// `saved`, or throws an error if `saved` is `nil`.
    func posts(_ query: FeedQuery, page: Int, saved: ListPage<Post>?) async throws(FeedError) -> ListPage<Post> {
        let found = try await repository.posts(query, page: page, saved: saved)
        return try await named(found, number: page, of: query, saved: saved)
    }

    /// Adds the names of the authors to a page of the server, and saves it. For page 1, loads these names again.
    func named(
        _ found: ListPage<Post>,
        number: Int,
        of query: FeedQuery,
        saved: ListPage<Post>?
    ) async throws(FeedError) -> ListPage<Post> {
        guard found.savedAt == nil else { return found }
        let posts = try await authors.named(found.items, again: number == 1, saved: saved?.items)
        let page = ListPage(items: posts, total: found.total, hasNext: found.hasNext)
        await repository.save(page, number: number, of: query)
        return page
    }

    /// Loads one post and its author.
    func post(_ id: Post.ID) async throws(FeedError) -> Post {
        let post = try await repository.post(id)
        return try await authors.named([post], again: true).first ?? post
    }

    /// Loads the comments on a post. A comment that the server sends twice appears once.
    func comments(on id: Post.ID) async throws(FeedError) -> [PostComment] {
        var ids: Set<PostComment.ID> = []
        return try await repository.comments(on: id).filter { ids.insert($0.id).inserted }
    }
}
