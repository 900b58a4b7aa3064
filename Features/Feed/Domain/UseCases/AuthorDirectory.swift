import Core

/// Adds the names of authors to posts. Each author is requested only once, if the server has this author.
actor AuthorDirectory {
    private let repository: any FeedRepository
    private var authors: [ResourceID: Author] = [:]

    init(repository: any FeedRepository) {
        self.repository = repository
    }

    /// Returns the same posts with the names of their authors.
    func named(_ posts: [Post]) async throws(FeedError) -> [Post] {
        let unknown = Set(posts.map(\.author.id)).filter { authors[$0] == nil }
        if !unknown.isEmpty {
            let ids = unknown.sorted { ($0.description.count, $0.description) < ($1.description.count, $1.description) }
            for author in try await repository.authors(ids) {
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
