public import Core

/// What the screen of the feed shows: `idle` before a load and after a cancelled one, `loading`, `loaded` with the next
/// page, or `error`. Posts that are visible stay visible in each of them.
public typealias FeedState = ListState<Post, FeedQuery, FeedError>

/// The posts that the feed shows.
public typealias FeedContent = ListContent<Post, FeedQuery>
