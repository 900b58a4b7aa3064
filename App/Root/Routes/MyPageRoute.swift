import Authentication
public import Core
import MyPage

/// The screen of MyPage: `mypage`.
public struct MyPageRoute: Route {
    /// The name in links.
    public static let name = "mypage"
    /// The title of the tab.
    public static let title = Message(en: "MyPage", ja: "マイページ")
    /// The name of the SF Symbol of the tab.
    public static let symbol = "person.crop.circle"
    /// The profile.
    public static let first = MyPageRoute()

    private init() {}

    /// Reads a link whose name is `mypage`.
    public init(_ link: Link) throws(LinkError) {
        try link.check()
    }

    /// The link to the screen.
    public var link: Link { Link(Self.name) }

    /// Creates a `MyPageStore`. It opens the posts of the user if another feature has a screen for them.
    @MainActor
    public func store(in root: RootStore) -> any LoadActions {
        let user = root.auth.state.user?.id
        let posts = user.flatMap { user in
            root.tabs.lazy.compactMap { ($0 as? any PostsRoute.Type)?.posts(of: user) }.first.map { AnyRoute($0) }
        }
        let showPosts = posts.map { posts in { @MainActor [weak root] in _ = root?.push(posts) } }
        return root.features.myPage.myPageStore(of: user, onShowPosts: showPosts)
    }
}

/// A route of a feature with posts. MyPage opens the posts of its user with it.
public protocol PostsRoute: Route {
    /// The screen with the posts of a user. Returns `nil` if no link can lead to it.
    static func posts(of user: User.ID) -> Self?
}
