import Core

/// The rules for the feed. A post is shown with the name of its author.
struct FeedUseCase: Sendable {
    let repository: any FeedRepository

    /// Loads one page of posts. Pass the same `authors` for all pages of a list, so that no author is loaded twice.
    func posts(_ query: FeedQuery, page: Int, authors: AuthorDirectory) async throws(FeedError) -> ListPage<Post> {
        let found = try await repository.posts(query, page: page)
        let posts = try await authors.named(found.items)
        return ListPage(items: posts, total: found.total, hasNext: found.hasNext)
    }

    /// Loads one post, its author and its comments.
    func thread(_ id: ResourceID) async throws(FeedError) -> PostThread {
        let post = try await repository.post(id)
        let named = try await AuthorDirectory(repository: repository).named([post])
        return PostThread(named.first ?? post, comments: try await repository.comments(on: id))
    }
}
