import Core

/// The rules of the feed: who wrote what, and how pages become one list.
struct FeedUseCase: Sendable {
    let repository: any FeedRepository

    /// One page of posts with their authors.
    func list(_ query: FeedQuery, page: Int) async throws(FeedError) -> PostList {
        let found = try await repository.posts(query, page: page)
        return PostList(
            query: query,
            firstPage: page,
            lastPage: page,
            posts: try await authored(found.items, known: []),
            total: found.total,
            hasNext: found.hasNext && page < .max
        )
    }

    /// The list with its next page. A post that is there already is not taken twice, and a page that brings none ends
    /// the list: so it ends on a server that sends the same page for ever.
    func extended(_ list: PostList) async throws(FeedError) -> PostList {
        let found = try await repository.posts(list.query, page: list.lastPage + 1)
        // The list is looked at once for each page, and it may be long: so nothing is made of all of it.
        var newIDs = Set(found.items.map(\.id))
        for known in list.posts {
            newIDs.remove(known.post.id)
        }
        let new = found.items.filter { newIDs.contains($0.id) }
        var list = list
        list.posts += try await authored(new, known: list.posts.lazy.compactMap(\.author))
        list.lastPage += new.isEmpty ? 0 : 1
        list.total = found.total
        list.hasNext = found.hasNext && !new.isEmpty
        return list
    }

    /// One post with its author and comments.
    func thread(_ id: ResourceID) async throws(FeedError) -> PostThread {
        let post = try await repository.post(id)
        let authors = try await authored([post], known: [])
        return PostThread(
            post: authors.first ?? AuthoredPost(post: post, author: nil),
            comments: try await repository.comments(on: id)
        )
    }

    /// Asks only for authors who are not known yet.
    private func authored(
        _ posts: [Post],
        known: some Sequence<Author>
    ) async throws(FeedError) -> [AuthoredPost] {
        var unknown = Set(posts.map(\.authorID))
        var authors: [ResourceID: Author] = [:]
        for author in known {
            guard !unknown.isEmpty else { break }
            if unknown.remove(author.id) != nil {
                authors[author.id] = author
            }
        }
        if !unknown.isEmpty {
            let ids = unknown.sorted { ($0.description.count, $0.description) < ($1.description.count, $1.description) }
            for author in try await repository.authors(ids) {
                authors[author.id] = author
            }
        }
        return posts.map { AuthoredPost(post: $0, author: authors[$0.authorID]) }
    }
}
