public import Core
public import Feed
import Foundation

/// The pages of the feed: `feed`, `feed?search=…&author=…` and `feed/ID`.
public struct FeedRoute: Route {
    public static let name = "feed"
    public static let title = Message(en: "Feed", ja: "フィード")
    public static let first = FeedRoute(page: .posts(search: nil, author: nil))

    /// What the page shows.
    public let page: Page

    /// A list of posts. `nil` if a given text is empty, because a link cannot contain an empty part.
    public init?(search: String? = nil, author: Author.ID? = nil) {
        let search = search?.trimmingCharacters(in: .whitespacesAndNewlines)
        guard search != "", author?.description != "" else { return nil }
        page = .posts(search: search, author: author)
    }

    /// One post. `nil` if the id cannot be a part of a path.
    public init?(post id: Post.ID) {
        guard id.isAddressable else { return nil }
        page = .post(id)
    }

    private init(page: Page) {
        self.page = page
    }

    /// What a page of the feed shows.
    public enum Page: Hashable, Sendable {
        /// The posts that contain a text, or the posts of an author. `nil` means all posts.
        case posts(search: String?, author: Author.ID?)
        /// One post with its comments.
        case post(Post.ID)
    }
}

extension FeedRoute {
    public init(_ link: Link) throws(LinkError) {
        let route: FeedRoute?
        if let id = link.path.first {
            try link.check(pathCount: 1)
            route = FeedRoute(post: Post.ID(id))
        } else {
            try link.check(parameters: ["author", "search"])
            route = FeedRoute(search: link.query["search"], author: link.query["author"].map { Author.ID($0) })
        }
        guard let route else { throw .emptyPart }
        self = route
    }

    public var link: Link {
        switch page {
        case .posts(let search, let author):
            Link(Self.name, query: ["search": search, "author": author?.description].compactMapValues(\.self))
        case .post(let id): Link(Self.name, path: ["\(id)"])
        }
    }

    public var arguments: [String] {
        switch page {
        case .posts(let search, let author):
            ["feed"] + (search.map { ["--search", $0] } ?? []) + (author.map { ["--author", "\($0)"] } ?? [])
        case .post(let id): ["feed", "show", "--", "\(id)"]
        }
    }

    @MainActor
    public func store(in root: RootStore) -> any LoadActions {
        switch page {
        case .posts(let search, let author):
            Self.feedStore(FeedQuery(search: search ?? "", author: author), in: root)
        case .post(let id): Self.postStore(id, known: nil, in: root)
        }
    }

    /// A store for a list of posts. A post that the user opens has its own page.
    @MainActor
    static func feedStore(_ query: FeedQuery, in root: RootStore) -> FeedStore {
        root.features.feed.feedStore(query) { [weak root] post in
            guard let root, let route = FeedRoute(post: post.id) else { return }
            root.push(AnyRoute(route), postStore(post.id, known: post, in: root))
        }
    }

    @MainActor
    private static func postStore(_ id: Post.ID, known: Post?, in root: RootStore) -> PostStore {
        root.features.feed.postStore(id, known: known) { [weak root] author in
            guard let route = FeedRoute(author: author.id) else { return }
            root?.push(AnyRoute(route))
        }
    }
}
