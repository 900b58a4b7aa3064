import Core

/// Adds author names to posts. Remembers each author that the repository returned.
actor AuthorDirectory {
    private let repository: any FeedRepository
    private var authors: [Author.ID: Author] = [:]

    init(repository: any FeedRepository) {
        self.repository = repository
    }

    /// Returns the posts with the names of their authors, and requests only the authors that are not known. If `again`
    /// is true, requests all authors, because names can change. If the authors cannot be loaded, uses the names that are
    /// known or that `saved` has. Other names are `nil`. Only the end of the session is an error: posts are useful
    /// without names.
    func named(_ posts: [Post], again: Bool = false, saved: [Post]? = nil) async throws(FeedError) -> [Post] {
        var known = again ? [:] : authors
        let unknown = Set(posts.map(\.author.id)).filter { known[$0] == nil }
        if !unknown.isEmpty {
            do throws(FeedError) {
                for author in try await repository.authors(unknown.sorted()) {
                    known[author.id] = author
                }
                authors.merge(known) { $1 }
            } catch  where error != .notSignedIn {
                known = Dictionary((saved ?? []).map { ($0.author.id, $0.author) }) { $1 }.merging(authors) { $1 }
            }
        }
        return posts.map { post in
            var post = post
            post.author = known[post.author.id] ?? post.author
            return post
        }
    }
}
