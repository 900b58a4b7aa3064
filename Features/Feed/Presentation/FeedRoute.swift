public import Core
import Foundation

/// The screens of the feed: `feed`, `feed?search=…&author=…`, `feed/ID`, and the form for a comment `feed/ID/comment`.
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
    /// Whether the screen is the form for a comment on the post.
    private var isForm = false
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

    /// The form for a comment. Returns `nil` if the id cannot be a part of a path.
    init?(commentOn id: Post.ID) {
        guard id.isAddressable else { return nil }
        self.init(post: id, search: nil, author: nil, isForm: true)
    }

    /// Reads a link whose name is `feed`.
    public init(_ link: DeepLink) throws(LinkError) {
        let id = link.path.first
        let isForm = link.path.dropFirst() == ["comment"]
        try link.check(pathCount: isForm ? 2 : 1, parameters: id == nil ? ["author", "search"] : [])
        let search = link.query["search"]?.trimmingCharacters(in: .whitespacesAndNewlines)
        let list = FeedRoute(search: search == "" ? nil : search, author: link.query["author"].map { Author.ID($0) })
        let post = id.map { isForm ? FeedRoute(commentOn: Post.ID($0)) : FeedRoute(post: Post.ID($0)) }
        guard let route = post ?? list else { throw id.map { .badPart($0) } ?? .emptyPart }
        self = route
    }

    /// The link to the screen.
    public var link: DeepLink {
        let query = ["search": search, "author": author?.description].compactMapValues(\.self)
        let path = (post.map { ["\($0)"] } ?? []) + (isForm ? ["comment"] : [])
        return DeepLink(Self.name, path: path, query: query)
    }

    /// The title of the screen.
    public var title: Message { post == nil ? Self.title : isForm ? FeedMessages.comment : FeedMessages.post }

    /// The form is a sheet.
    public var presentation: Presentation { isForm ? .sheet : .push }

    /// The form is above its post.
    public var parent: FeedRoute? {
        if isForm { FeedRoute(post: post, search: nil, author: nil) } else { self == .first ? nil : .first }
    }

    /// Creates a `FeedStore`, a `PostStore` or the form for a comment. A post that the user opens has its own screen.
    @MainActor
    public func makeStore(of feature: FeedFeature, navigator: any Navigator) throws(LinkError) -> any ScreenStore {
        if isForm {
            guard let post, let form = feature.makeCommentForm(on: post) else { throw .badPart("comment") }
            return form.titled(title, in: navigator)
        }
        if let post { return Self.makePostStore(post, initial: nil, of: feature)(navigator) }
        return feature.makeFeedStore(FeedQuery(search: search ?? "", author: author)) { [weak navigator] post in
            guard let route = FeedRoute(post: post.id) else { return }
            navigator?.push(route.link, Self.makePostStore(post.id, initial: post, of: feature))
        }
    }

    @MainActor
    private static func makePostStore(_ id: Post.ID, initial: Post?, of feature: FeedFeature) -> MakeStore {
        { navigator in
            feature.makePostStore(id, initial: initial) { [weak navigator] author in
                if let route = FeedRoute(author: author.id) { navigator?.push(route.link) }
            } onWrite: { [weak navigator] comment in
                guard let route = FeedRoute(commentOn: id),
                    let form = feature.makeCommentForm(on: id, editing: comment)
                else { return }
                navigator?.push(route.link) { form.titled(route.title, in: $0) }
            }
        }
    }
}
