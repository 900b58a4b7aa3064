public import Core

/// What the screen of the feed shows: `idle` before the first load, `loading`, `loaded` with the next page, or `error`. The
/// posts stay visible in each of them.
public typealias FeedState = ListState<Post, FeedQuery, FeedError>

/// The posts that the feed shows.
public typealias FeedContent = ListContent<Post, FeedQuery>
