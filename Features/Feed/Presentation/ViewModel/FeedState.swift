/// The states of the feed.
public indirect enum FeedState: Equatable, Sendable {
    /// Nothing is loaded yet.
    case idle
    /// Posts are loading. The previous posts stay visible.
    case loading(previous: FeedContent?)
    /// The page after these posts is loading.
    case loadingNext(FeedContent)
    /// The posts are loaded.
    case loaded(FeedContent)
    /// Loading failed. The previous posts stay visible.
    case error(FeedError, previous: FeedContent?)
}

extension FeedState {
    /// The posts that the page shows, also while it loads others and after an error. `nil` means none.
    public var content: FeedContent? {
        switch self {
        case .idle: nil
        case .loading(let previous), .error(_, let previous): previous
        case .loadingNext(let content), .loaded(let content): content
        }
    }

    /// The error that the page shows. `nil` means that there is none.
    public var error: FeedError? {
        if case .error(let error, _) = self { error } else { nil }
    }
}

extension FeedState: CustomStringConvertible {
    /// The state in short, for logs and tests, for example `loaded(20 posts)`.
    public var description: String {
        switch self {
        case .idle: "idle"
        case .loading: "loading"
        case .loadingNext: "loadingNext"
        case .loaded(let content): "loaded(\(content.posts.count) posts)"
        case .error(let error, _): "error(\(error.code))"
        }
    }
}
