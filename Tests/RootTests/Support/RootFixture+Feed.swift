import Feed

extension RootFixture {
    var feed: FeedStore? { first(of: "feed") as? FeedStore }
}
