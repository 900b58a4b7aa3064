/// The states of the page of one post.
public indirect enum PostState: Equatable, Sendable {
    /// Nothing is loaded yet.
    case idle
    /// The post is loading. The previous content stays visible.
    case loading(previous: PostThread?)
    /// The post is loaded.
    case loaded(PostThread)
    /// Loading failed. The previous content stays visible.
    case error(FeedError, previous: PostThread?)
}

extension PostState {
    /// The visible post, even during loading or after an error. `nil` means that no post is visible.
    public var content: PostThread? {
        switch self {
        case .idle: nil
        case .loading(let previous), .error(_, let previous): previous
        case .loaded(let content): content
        }
    }

    /// The error that the page shows. `nil` means that there is no error.
    public var error: FeedError? {
        if case .error(let error, _) = self { error } else { nil }
    }
}

extension PostState: CustomStringConvertible {
    /// A short description of the state for logs and tests, for example `loaded(post 1, 5 comments)`.
    public var description: String {
        switch self {
        case .idle: "idle"
        case .loading: "loading"
        case .loaded(let content): "loaded(post \(content.post.id), \(content.comments.count) comments)"
        case .error(let error, _): "error(\(error.code))"
        }
    }
}
