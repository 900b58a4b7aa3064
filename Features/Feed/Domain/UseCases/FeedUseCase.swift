import Core

/// The rules for the feed. A post is shown with the name of its author.
struct FeedUseCase: Sendable {
    let repository: any FeedRepository

    /// Loads one page of posts. Pass the same `authors` for all pages of a list, so that no author is loaded twice.
    func posts(
        _ query: FeedQuery,
        page: Int,
        authors: AuthorDirectory,
        showSaved: (@Sendable (ListPage<Post>) async -> Void)?
    ) async throws(FeedError) -> ListPage<Post> {
        let found = try await repository.posts(query, page: page, showSaved: showSaved)
        guard found.savedAt == nil else { return found }
        let posts = try await authors.named(found.items)
        return ListPage(items: posts, total: found.total, hasNext: found.hasNext)
    }

    /// Loads one post and its author.
    func post(_ id: Post.ID) async throws(FeedError) -> Post {
        let post = try await repository.post(id)
        return try await AuthorDirectory(repository: repository).named([post]).first ?? post
    }

    /// Loads the comments on a post. A comment that the server sends twice appears once.
    func comments(on id: Post.ID) async throws(FeedError) -> [PostComment] {
        var ids: Set<PostComment.ID> = []
        return try await repository.comments(on: id).filter { ids.insert($0.id).inserted }
    }
}
