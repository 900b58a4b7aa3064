import Core
import Foundation

/// What a server answered to `GET /posts`, and how far it understood what it was asked.
struct PostListing: Equatable, Sendable {
    let posts: [Post]
    private let total: Int?
    private let hasNext: Bool?

    /// Reads `X-Total-Count` and `Link`, where there are any. A post that came twice is kept once.
    init(posts: [Post], headers: HeaderFields) {
        var seen: Set<ResourceID> = []
        self.posts = posts.filter { seen.insert($0.id).inserted }
        total = headers["X-Total-Count"].flatMap(Int.init).flatMap { $0 < 0 ? nil : $0 }
        hasNext = headers["Link"].map { $0.contains(#"rel="next""#) || $0.contains("rel=next") }
    }

    /// Whether no header says which page this is.
    var isUnmarked: Bool { total == nil && hasNext == nil }

    /// Whether the server ignored the page and sent everything there is.
    func isWhole(for query: FeedQuery) -> Bool {
        posts.count > query.limit && (total == nil || total == posts.count)
    }

    /// The posts that `query` asks for: a server that ignores the page ignores the rest of the question, too.
    func posts(matching query: FeedQuery) -> [Post] {
        posts.filter { post in
            (query.author == nil || post.authorID == query.author)
                && (query.search.isEmpty || post.title.localizedCaseInsensitiveContains(query.search)
                    || post.body.localizedCaseInsensitiveContains(query.search))
        }
    }

    /// The page as the server cut it, by its headers, or else by what came.
    func page(_ number: Int, of query: FeedQuery) -> ListPage<Post> {
        guard !isUnmarked else {
            return ListPage(items: posts(matching: query), total: nil, hasNext: posts.count == query.limit)
        }
        let (shown, isBeyond) = number.multipliedReportingOverflow(by: query.limit)
        let byTotal = total.map { !isBeyond && shown < $0 } ?? (posts.count == query.limit)
        return ListPage(items: posts, total: total, hasNext: hasNext ?? byTotal)
    }
}
