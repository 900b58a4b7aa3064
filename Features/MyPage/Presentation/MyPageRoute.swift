public import Core

/// The screens of MyPage: `mypage` and the form `mypage/edit`.
public enum MyPageRoute: Route {
    /// The name in links.
    public static let name = "mypage"
    /// The title of the tab.
    public static let title = Message(en: "MyPage", ja: "マイページ")
    /// The name of the SF Symbol of the tab.
    public static let symbol = "person.crop.circle"
    /// The profile.
    public static let first = MyPageRoute.profile

    /// The profile, and the form in which the user edits it.
    case profile, edit
}

extension MyPageRoute {
    /// Reads a link whose name is `mypage`.
    public init(_ link: DeepLink) throws(LinkError) {
        self = link.path.first == "edit" ? .edit : .profile
        try link.check(pathCount: self == .edit ? 1 : 0)
    }

    /// The link to the screen.
    public var link: DeepLink { DeepLink(Self.name, path: self == .edit ? ["edit"] : []) }

    /// The title of the screen.
    public var title: Message { self == .edit ? MyPageMessages.edit : Self.title }

    /// The form is a sheet.
    public var presentation: Presentation { self == .edit ? .sheet : .push }

    /// Creates a `MyPageStore`. It opens the posts of the user if the app shows their feature. The form needs the
    /// profile, so only a `MyPageStore` makes it.
    @MainActor
    public func makeStore(of feature: MyPageFeature, navigator: any Navigator) throws(LinkError) -> any ScreenStore {
        guard self == .profile else { throw .badPart("edit") }
        let edit: @MainActor (ProfileFormStore) -> Void = { [weak navigator] form in
            let route = MyPageRoute.edit
            navigator?.push(route.link) { form.titled(route.title, in: $0) }
        }
        guard let posts = feature.posts, navigator.canOpen(posts) else { return feature.makeMyPageStore(onEdit: edit) }
        return feature.makeMyPageStore(onEdit: edit) { [weak navigator] in navigator?.push(posts) }
    }
}
