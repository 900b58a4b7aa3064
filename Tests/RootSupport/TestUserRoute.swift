public import Core

/// Routes for tests of `RootStore`: `user` shows the user who is signed in, and `user/notes` shows notes.
public enum TestUserRoute: Route {
    /// The name in links.
    public static let name = "user"
    /// The title of the tab.
    public static let title = Message(en: "User", ja: "ユーザー")
    /// The name of the SF Symbol of the tab.
    public static let symbol = "person"
    /// The first screen of the tab: the user.
    public static let first = TestUserRoute.user

    /// The user who is signed in.
    case user
    /// The notes of the user.
    case notes

    /// Reads a link whose name is `user`.
    public init(_ link: DeepLink) throws(LinkError) {
        try link.check(pathCount: 1)
        if let part = link.path.first, part != "notes" { throw .badPart(part) }
        self = link.path.isEmpty ? .user : .notes
    }

    /// The link to the screen.
    public var link: DeepLink {
        DeepLink(Self.name, path: self == .notes ? ["notes"] : [])
    }

    /// Creates a store. The screen of the user opens the notes of the user.
    public func makeStore(of feature: TestFeature, navigator: any Navigator) -> any ScreenStore {
        let owner = feature.user.map { "\($0)" }
        guard self == .user else {
            let notes = TestNoteRoute(id: nil, query: owner.map { ["owner": $0] } ?? [:])
            return notes.makeStore(of: feature, navigator: navigator)
        }
        let client = feature.client
        return TestScreenStore(title: Self.title) { () async throws(APIError) in
            let user: Account = try await client.get(path: "/v1/me")
            // Another user can sign in while the request is running.
            guard "\(user.user_id)" == owner else { throw .refused(Refusal(status: 401)) }
            return [TestNote(id: user.user_id, userId: user.user_id, title: user.user_name)]
        } onOpen: { [weak navigator] _ in
            navigator?.push(TestUserRoute.notes.link)
        }
    }
}

private struct Account: Decodable {
    // swift-format-ignore: AlwaysUseLowerCamelCase
    let user_id: ResourceID<TestNote>
    // swift-format-ignore: AlwaysUseLowerCamelCase
    let user_name: String
}
