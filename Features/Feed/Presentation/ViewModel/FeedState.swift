/// Everything that the feed's page can be.
public indirect enum FeedState: Equatable, Sendable {
    /// Nothing was asked for yet.
    case idle
    /// Posts are being fetched; what was there stays.
    case loading(previous: FeedContent?)
    /// The page after these posts is being fetched.
    case loadingNext(FeedContent)
    /// Posts are there.
    case loaded(FeedContent)
    /// It did not work; what was there stays.
    case error(FeedError, previous: FeedContent?)
}

extension FeedState {
    /// The posts to show, whatever else is going on.
    public var content: FeedContent? {
        switch self {
        case .idle: nil
        case .loading(let previous), .error(_, let previous): previous
        case .loadingNext(let content), .loaded(let content): content
        }
    }
}

extension FeedState {
    /// What went wrong, if anything did.
    public var error: FeedError? {
        if case .error(let error, _) = self { error } else { nil }
    }
}

extension FeedState: CustomStringConvertible {
    /// The state in a word, as `loaded(20 posts)`.
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
