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
    /// is true, requests all authors, because names can change. If the authors cannot be loaded, uses the names that
    /// are known or that `saved` has. Other names are `nil`, because posts are useful without names.
    func withAuthors(_ posts: [Post], again: Bool = false, saved: [Post] = []) async -> [Post] {
        var found = again ? [:] : authors
        let unknown = Set(posts.map(\.author.id)).filter { found[$0] == nil }
        if !unknown.isEmpty {
            let query = unknown.sorted().map { URLQueryItem(name: "id", value: $0.description) }
            if let responses: [AuthorResponse] = try? await apiClient.get(path: "/users", query: query) {
                for author in responses.map(\.author) {
                    found[author.id] = author
                }
                authors.merge(found) { $1 }
            } else {
                found = Dictionary(saved.map { ($0.author.id, $0.author) }) { $1 }.merging(authors) { $1 }
            }
        }
        return posts.map { post in
            var post = post
            post.author = found[post.author.id] ?? post.author
            return post
        }
    }
}
