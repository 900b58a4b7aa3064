import Core
import Feed
import MyPage
public import Root

extension [AppFeature] {
    /// The features of this app: first the tabs in their order, then what only links open, sorted by name. The scripts
    /// add and remove elements.
    // swift-format-ignore
    public static let all: [AppFeature] = [
        AppFeature(FeedRoute.self) {
            FeedFeature(client: $0.client, changes: $0.changes, saved: $0.saved, clock: $0.clock) },
        AppFeature(MyPageRoute.self) {
            MyPageFeature(client: $0.client, sessions: $0.sessions, user: $0.user, posts: $0.posts) },
    ]
}

/// The hosts of the web addresses that are links of this app. A real host needs a file with the paths.
public let webHosts: Set<String> = ["focal.example.com"]

extension Dependencies {
    /// The link to the posts of the user. `nil` means that nobody is signed in, or that no feature shows posts.
    fileprivate var posts: DeepLink? {
        // A list, because remove-feature removes a line.
        let links: [(User.ID) -> DeepLink?] = [
            { FeedRoute(author: ResourceID("\($0)"))?.link }
        ]
        return user.flatMap { links.first?($0) }
    }
}
