public import Core
import Foundation

/// The screens of the feed: `feed`, `feed?search=…&author=…` and `feed/ID`.
public struct FeedRoute: Route {
    /// The name in links.
    public static let name = "feed"
    /// The title of the tab.
    public static let title = Message(en: "Feed", ja: "フィード")
    /// The name of the SF Symbol of the tab.
    public static let symbol = "text.bubble"
    /// All posts.
    public static let first = FeedRoute(post: nil, search: nil, author: nil)

    /// The post that the screen shows. `nil` means that the screen shows a list of posts.
    private let post: Post.ID?
    private let search: String?
    private let author: Author.ID?
}

extension FeedRoute {
    /// One post. Returns `nil` if the id cannot be a part of a path.
    public init?(post id: Post.ID) {
        guard id.isAddressable else { return nil }
        self.init(post: id, search: nil, author: nil)
    }

    /// The posts that contain a text and are by an author. Each condition is optional. Returns `nil` if a text is
    /// empty, because a link cannot contain an empty part.
    public init?(search: String? = nil, author: Author.ID? = nil) {
        let search = search?.trimmingCharacters(in: .whitespacesAndNewlines)
        guard search != "", author?.description != "" else { return nil }
        self.init(post: nil, search: search, author: author)
    }

    /// Reads a link whose name is `feed`.
    public init(_ link: DeepLink) throws(LinkError) {
        let id = link.path.first
        try link.check(pathCount: 1, parameters: id == nil ? ["author", "search"] : [])
        let search = link.query["search"]?.trimmingCharacters(in: .whitespacesAndNewlines)
        let list = FeedRoute(search: search == "" ? nil : search, author: link.query["author"].map { Author.ID($0) })
        let route = id.map { FeedRoute(post: Post.ID($0)) } ?? list
        guard let route else { throw id.map { .badPart($0) } ?? .emptyPart }
        self = route
    }

    /// The link to the screen.
    public var link: DeepLink {
        let query = ["search": search, "author": author?.description].compactMapValues(\.self)
        return DeepLink(Self.name, path: post.map { ["\($0)"] } ?? [], query: query)
    }

    /// The title of the screen.
    public var title: Message { post == nil ? Self.title : FeedMessages.post }

    /// Creates a `FeedStore` or a `PostStore`. A post that the user opens has its own screen.
    @MainActor
    public func makeStore(of feature: FeedFeature, navigator: any Navigator) -> any ScreenStore {
        if let post { return Self.makePostStore(post, initial: nil, of: feature, navigator) }
        return feature.makeFeedStore(FeedQuery(search: search ?? "", author: author)) { [weak navigator] post in
            guard let route = FeedRoute(post: post.id) else { return }
            navigator?.push(route.link) { Self.makePostStore(post.id, initial: post, of: feature, $0) }
        }
    }

    @MainActor
    private static func makePostStore(
        _ id: Post.ID,
        initial: Post?,
        of feature: FeedFeature,
        _ navigator: any Navigator
    ) -> PostStore {
        feature.makePostStore(id, initial: initial) { [weak navigator] author in
            guard let route = FeedRoute(author: author.id) else { return }
            navigator?.push(route.link)
        }
    }
}
