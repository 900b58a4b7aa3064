import Core
import Foundation

/// Adds author names to posts. Remembers each author that the server returned.
actor AuthorDirectory {
    private let apiClient: any APIClient
    private var authors: [Author.ID: Author] = [:]

    init(apiClient: any APIClient) {
        self.apiClient = apiClient
    }

    /// Returns the posts with the names of their authors, and requests only the authors that are not known. If `again`
    /// is true, requests all authors, because names can change. If the authors cannot be loaded, uses the names that are
    /// known or that `saved` has. Other names are `nil`, because posts are useful without names.
    func named(_ posts: [Post], again: Bool = false, saved: [Post] = []) async -> [Post] {
        var known = again ? [:] : authors
        let unknown = Set(posts.map(\.author.id)).filter { known[$0] == nil }
        if !unknown.isEmpty {
            let query = unknown.sorted().map { URLQueryItem(name: "id", value: $0.description) }
            if let responses: [AuthorResponse] = try? await apiClient.get(path: "/users", query: query) {
                for author in responses.map(\.author) {
                    known[author.id] = author
                }
                authors.merge(known) { $1 }
            } else {
                known = Dictionary(saved.map { ($0.author.id, $0.author) }) { $1 }.merging(authors) { $1 }
            }
        }
        return posts.map { post in
            var post = post
            post.author = known[post.author.id] ?? post.author
            return post
        }
    }
}
