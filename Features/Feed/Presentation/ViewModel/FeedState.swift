public import Core

/// The state of the feed.
public typealias FeedState = ListState<Post, FeedQuery, FeedError>

/// The posts that the feed shows.
public typealias FeedContent = ListContent<Post, FeedQuery>
