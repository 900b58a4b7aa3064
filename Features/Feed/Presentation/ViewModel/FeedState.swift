/// The states of the feed.
public indirect enum FeedState: Equatable, Sendable {
    /// Nothing is loaded yet.
    case idle
    /// Posts are loading. The previous posts stay visible.
    case loading(previous: FeedContent?)
    /// The next page is loading. The posts of the earlier pages stay visible.
    case loadingNext(FeedContent)
    /// The posts are loaded.
    case loaded(FeedContent)
    /// Loading failed. The previous posts stay visible.
    case error(FeedError, previous: FeedContent?)
}

extension FeedState {
    /// The visible posts, even during loading or after an error. `nil` means that no posts are visible.
    public var content: FeedContent? {
        switch self {
        case .idle: nil
        case .loading(let previous), .error(_, let previous): previous
        case .loadingNext(let content), .loaded(let content): content
        }
    }

    /// The error that the page shows. `nil` means that there is no error.
    public var error: FeedError? {
        if case .error(let error, _) = self { error } else { nil }
    }
}

extension FeedState: CustomStringConvertible {
    /// A short description of the state for logs and tests, for example `loaded(20 posts)`.
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
