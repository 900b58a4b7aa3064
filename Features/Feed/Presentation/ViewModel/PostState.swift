/// Everything that the page of one post can be.
public indirect enum PostState: Equatable, Sendable {
    /// Nothing was asked for yet.
    case idle
    /// The post is being fetched; what was there stays.
    case loading(previous: PostContent?)
    /// The post is there.
    case loaded(PostContent)
    /// It did not work; what was there stays.
    case error(FeedError, previous: PostContent?)
}

extension PostState {
    /// The post to show, whatever else is going on.
    public var content: PostContent? {
        switch self {
        case .idle: nil
        case .loading(let previous), .error(_, let previous): previous
        case .loaded(let content): content
        }
    }
}

extension PostState {
    /// What went wrong, if anything did.
    public var error: FeedError? {
        if case .error(let error, _) = self { error } else { nil }
    }
}

extension PostState: CustomStringConvertible {
    /// The state in a word, as `loaded(post 1, 5 comments)`.
    public var description: String {
        switch self {
        case .idle: "idle"
        case .loading: "loading"
        case .loaded(let content): "loaded(post \(content.post.id), \(content.comments.count) comments)"
        case .error(let error, _): "error(\(error.code))"
        }
    }
}
