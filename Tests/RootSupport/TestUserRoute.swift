import Authentication
public import Core
public import Root

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
    public init(_ link: Link) throws(LinkError) {
        try link.check(pathCount: 1)
        if let part = link.path.first, part != "notes" { throw .badPart(part) }
        self = link.path.isEmpty ? .user : .notes
    }

    /// The link to the screen.
    public var link: Link {
        Link(Self.name, path: self == .notes ? ["notes"] : [])
    }

    /// Creates a store. The screen of the user opens the notes of the user.
    public func store(in root: RootStore) -> any LoadActions {
        guard self == .user else {
            return (root.auth.state.user.flatMap { .posts(of: $0.id) } ?? TestNoteRoute.first).store(in: root)
        }
        let (client, owner) = (root.features.client, root.auth.state.user.map { "\($0.id)" })
        return TestScreenStore(title: Self.title) { () async throws(APIError) in
            let user: Account = try await client.get(path: "/v1/me")
            // Another user can sign in while the request is running.
            guard "\(user.user_id)" == owner else { throw .refused(Refusal(status: 401)) }
            return [TestNote(id: user.user_id, userId: user.user_id, title: user.user_name)]
        } onOpen: { [weak root] _ in
            root?.push(AnyRoute(TestUserRoute.notes))
        }
    }
}

private struct Account: Decodable {
    // swift-format-ignore: AlwaysUseLowerCamelCase
    let user_id: ResourceID<TestNote>
    // swift-format-ignore: AlwaysUseLowerCamelCase
    let user_name: String
}
