public import Core
public import Foundation

/// Saves posts in memory as long as this object exists, for example in a test. The number of posts has no limit.
public actor InMemoryFeedLocalDataSource: FeedLocalDataSource {
    private struct Saved {
        var post: Post
        var position: Int?
        var total: Int?
        var hasNext = true
        var date: Date
    }

    private var saved: [Post.ID: Saved] = [:]
    private var names: [Author.ID: String] = [:]

    /// Creates a data source without posts.
    public init() {}

    /// Selects the posts of the page from all saved posts.
    public func posts(_ query: FeedQuery, page: Int) -> ListPage<Post>? {
        guard let oldest = saved.values.map(\.date).min() else { return nil }
        let positions = ListPage<Post>.positions(ofPage: page, limit: query.limit)
        let found: [Saved]
        let hasNext: Bool
        if query.selectsAll {
            found = saved.values.filter { $0.position.map(positions.contains) == true }
                .sorted { ($0.position ?? 0) < ($1.position ?? 0) }
            guard let last = found.last else { return nil }
            hasNext = last.hasNext
        } else {
            let all = saved.values.filter { query.matches($0.post) }.sorted { $0.post.id < $1.post.id }
            found = Array(all[positions.clamped(to: all.indices)])
            hasNext = positions.upperBound < all.count
        }
        return ListPage(
            items: found.map { named($0.post) },
            total: query.selectsAll ? found.last?.total : nil,
            hasNext: hasNext,
            savedAt: found.map(\.date).min() ?? oldest
        )
    }

    /// Saves the posts of the page, and replaces posts with the same ids.
    public func save(_ page: ListPage<Post>, number: Int, of query: FeedQuery, at date: Date) {
        let positions = ListPage<Post>.positions(ofPage: number, limit: query.limit)
        if query.selectsAll {
            let end = page.hasNext ? positions.upperBound : .max
            for (id, old) in saved {
                if let position = old.position, positions.lowerBound..<end ~= position { saved[id]?.position = nil }
            }
        }
        let posts = page.items.prefix(positions.count)
        for (position, post) in zip(positions, posts) {
            var new = saved[post.id] ?? Saved(post: post, date: date)
            (new.post, new.date) = (post, date)
            if query.selectsAll {
                let isLast = position == positions.lowerBound + posts.count - 1
                (new.position, new.total, new.hasNext) = (position, page.total, page.hasNext || !isLast)
            }
            saved[post.id] = new
        }
    }

    /// Returns the saved authors with these ids.
    public func authors(_ ids: [Author.ID]) -> [Author] {
        ids.compactMap { id in names[id].map { Author(id: id, name: $0) } }
    }

    /// Replaces the names of the authors.
    public func save(_ authors: [Author]) {
        for author in authors {
            names[author.id] = author.name
        }
    }

    private func named(_ post: Post) -> Post {
        var post = post
        post.author = Author(id: post.author.id, name: names[post.author.id])
        return post
    }
}
