/// The load state of a screen. The screen shows `content` in every state, so it never becomes empty during a refresh.
public enum LoadState<Content: Equatable & Sendable, Failure: Error & Equatable>: Equatable, Sendable {
    /// Nothing is loading, and `loadIfNeeded()` must load. Content that is already known stays visible.
    case idle(previous: Content?)
    /// The content is loading. The previous content stays visible.
    case loading(previous: Content?)
    /// The content is loaded. It can be saved content if the server could not be reached.
    case loaded(Content)
    /// Loading failed. The previous content stays visible.
    case error(Failure, previous: Content?)
}

extension LoadState {
    /// The same state with other content. `loaded` without content becomes `idle`.
    func showing(_ content: Content?) -> Self {
        switch self {
        case .idle: .idle(previous: content)
        case .loading: .loading(previous: content)
        case .loaded: content.map(Self.loaded) ?? .idle(previous: nil)
        case .error(let error, _): .error(error, previous: content)
        }
    }

    /// The visible content. `nil` means that no content is visible.
    @inlinable public var content: Content? {
        switch self {
        case .idle(let previous), .loading(let previous), .error(_, let previous): previous
        case .loaded(let content): content
        }
    }

    /// The error that the screen shows. `nil` means that there is no error.
    public var error: Failure? {
        if case .error(let error, _) = self { error } else { nil }
    }

    /// Whether `loadIfNeeded()` must load. It is true in the state `idle`, and after an error if no content is visible.
    public var needsLoad: Bool {
        switch self {
        case .idle, .error(_, nil): true
        case .loading, .loaded, .error: false
        }
    }
}

extension LoadState: CustomStringConvertible where Content: CustomStringConvertible, Failure: UserFacingError {
    /// A short description of the state for logs and tests, for example `loaded(20 items)`.
    public var description: String {
        switch self {
        case .idle: "idle"
        case .loading(let previous): previous.map { "loading(\($0))" } ?? "loading"
        case .loaded(let content): "loaded(\(content))"
        case .error(let error, _): "error(\(error.code))"
        }
    }
}
