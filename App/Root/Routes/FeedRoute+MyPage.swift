public import Core
public import Feed

/// MyPage shows the posts of its user in the list of the feed.
extension FeedRoute: PostsRoute {
    /// The posts whose author is the user.
    public static func posts(of user: User.ID) -> FeedRoute? {
        FeedRoute(author: Author.ID(of: user))
    }
}

extension Author.ID {
    /// The id of a user as an author. The server uses the same id for both.
    public init(of user: User.ID) {
        self.init(user.description)
    }
}
