public import Core

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
}

extension MyPageRoute {
    /// Reads a link whose name is `mypage`.
    public init(_ link: DeepLink) throws(LinkError) {
        try link.check()
    }

    /// The link to the screen.
    public var link: DeepLink { DeepLink(Self.name) }

    /// Creates a `MyPageStore`. It opens the posts of the user if the app shows their feature.
    @MainActor
    public func makeStore(of feature: MyPageFeature, navigator: any Navigator) -> any ScreenStore {
        guard let posts = feature.posts, navigator.canOpen(posts) else { return feature.makeMyPageStore() }
        return feature.makeMyPageStore { [weak navigator] in navigator?.push(posts) }
    }
}
