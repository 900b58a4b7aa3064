import Core

/// Adds author names to posts. Remembers each author that the server returned, and does not request this author again.
actor AuthorDirectory {
    private let repository: any FeedRepository
    private var authors: [Author.ID: Author] = [:]

    init(repository: any FeedRepository) {
        self.repository = repository
    }

    /// Returns the posts with the names of their authors. A name is `nil` if the server does not have the author.
    func named(_ posts: [Post]) async throws(FeedError) -> [Post] {
        let unknown = Set(posts.map(\.author.id)).filter { authors[$0] == nil }
        if !unknown.isEmpty {
            for author in try await repository.authors(unknown.sorted()) {
                authors[author.id] = author
            }
        }
        return posts.map { post in
            var post = post
            post.author = authors[post.author.id] ?? post.author
            return post
        }
    }
}
