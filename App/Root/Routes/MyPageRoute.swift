import Authentication
public import Core
public import Feed
import MyPage

extension Author.ID {
    /// The id under which the posts of a user are found. The server uses the id of the account for both.
    public init(of user: User.ID) {
        self.init(user.description)
    }
}

/// The pages of MyPage: `mypage` and `mypage/posts`.
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

    /// The link to the page.
    public var link: Link {
        Link(Self.name, path: self == .posts ? ["posts"] : [])
    }

    /// Creates a `MyPageStore` or a `FeedStore`.
    @MainActor
    public func store(in root: RootStore) -> any LoadActions {
        let user = root.auth.state.user?.id
        switch self {
        case .profile:
            return root.features.myPage.myPageStore(of: user) { [weak root] in
                root?.push(AnyRoute(MyPageRoute.posts))
            } onLogout: { [weak root] in
                await root?.auth.logout()
            }
        case .posts:
            return FeedRoute.feedStore(FeedQuery(author: user.map(Author.ID.init(of:))), in: root)
        }
    }
}
