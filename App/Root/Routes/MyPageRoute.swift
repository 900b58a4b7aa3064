import Authentication
public import Core
import MyPage

/// The screens of MyPage: `mypage`, and `mypage/posts` if another feature has posts.
public enum MyPageRoute: Route {
    /// The name in links.
    public static let name = "mypage"
    /// The title of the tab.
    public static let title = Message(en: "MyPage", ja: "マイページ")
    /// The name of the SF Symbol of the tab.
    public static let symbol = "person.crop.circle"
    /// The profile.
    public static let first = MyPageRoute.profile

    /// The profile of the user.
    case profile
    /// The posts of the user.
    case posts

    /// Reads a link whose name is `mypage`.
    public init(_ link: Link) throws(LinkError) {
        try link.check(pathCount: 1)
        if let part = link.path.first, part != "posts" { throw .badPart(part) }
        self = link.path.isEmpty ? .profile : .posts
    }

    /// Throws for `.posts` if no tab can show the posts of a user.
    public func check(in tabs: [any Route.Type]) throws(LinkError) {
        if self == .posts, Self.posts(of: "user", in: tabs) == nil { throw .badPart("posts") }
    }

    /// The link to the screen.
    public var link: Link {
        Link(Self.name, path: self == .posts ? ["posts"] : [])
    }

    /// Creates a `MyPageStore`, or the store of the screen with the posts.
    @MainActor
    public func store(in root: RootStore) -> any LoadActions {
        let user = root.auth.state.user?.id
        let posts = user.flatMap { Self.posts(of: $0, in: root.tabs) }
        if self == .posts, let posts { return posts.store(in: root) }
        let showPosts = { @MainActor [weak root] in _ = root?.push(AnyRoute(MyPageRoute.posts)) }
        return root.features.myPage.myPageStore(of: user, onShowPosts: posts == nil ? nil : showPosts)
    }

    /// The screen of another feature that shows the posts of the user.
    private static func posts(of user: User.ID, in tabs: [any Route.Type]) -> (any Route)? {
        tabs.lazy.compactMap { ($0 as? any PostsRoute.Type)?.posts(of: user) }.first
    }
}

/// A route of a feature with posts. MyPage opens the posts of its user with it.
public protocol PostsRoute: Route {
    /// The screen with the posts of a user. Returns `nil` if no link can lead to it.
    static func posts(of user: User.ID) -> Self?
}
