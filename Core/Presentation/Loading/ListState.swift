/// The state of a screen with a list. The screen shows `content` in every state, so it never becomes empty during a
/// refresh.
///
/// What follows each state. “–” is the same state, and an empty cell cannot happen:
///
/// | state        | loadIfNeeded | load    | loadNext     | it arrives      | it fails | another query | cancel  |
/// |--------------|--------------|---------|--------------|-----------------|----------|---------------|---------|
/// | idle         | loading      | loading | –            |                 |          | loading       | –       |
/// | loading      | –            | loading | – (1)        | waiting, or end | error    | loading       | (2)     |
/// | waiting      | – (3)        | loading | next loading |                 |          | loading       | –       |
/// | next loading | –            | loading | –            | waiting, or end | failed   | loading       | waiting |
/// | failed       | – (3)        | loading | next loading |                 |          | loading       | –       |
/// | end          | – (3)        | loading | –            |                 |          | loading       | –       |
/// | error        | – (4)        | loading | (5)          |                 |          | loading       | –       |
///
/// `waiting`, `next loading`, `failed` and `end` are `loaded`, with the next page in this state. `retry` repeats the
/// request of an error and the load of a failed page. (1) The next page loads after this. (2) `loaded` if the content has
/// the query of the request and is not saved, and otherwise `idle`. `acknowledgeError` does the same in `error`. (3) Saved
/// content is loaded from the server. (4) Without content, `loading`. (5) If there is a next page, `next loading`.
public enum ListState<
    Element: Identifiable & Hashable & Sendable,
    Query: ListQuery,
    Failure: Error & Equatable
>: Equatable, Sendable where Element.ID: Sendable {
    /// The elements that are visible.
    public typealias Content = ListContent<Element, Query>

    /// Nothing is loading, and `loadIfNeeded()` must load the request. Content that is already known stays visible.
    case idle(ListRequest<Query>, previous: Content?)
    /// The request is loading. The previous content stays visible.
    case loading(ListRequest<Query>, previous: Content?)
    /// The content is loaded. `next` is the page after it. `nil` means that there is no such page.
    case loaded(Content, next: NextPage<Failure>?)
    /// The request failed. The previous content stays visible. A screen must not load a next page by itself.
    case error(Failure, ListRequest<Query>, previous: Content?)
}

/// The page after the visible part of a list.
public enum NextPage<Failure: Error & Equatable>: Equatable, Sendable {
    /// The page is not loaded.
    case waiting
    /// The page is loading.
    case loading
    /// The page could not be loaded.
    case failed(Failure)
}

extension ListState {
    /// The visible content. `nil` means that no content is visible.
    @inlinable public var content: Content? {
        switch self {
        case .idle(_, let previous), .loading(_, let previous), .error(_, _, let previous): previous
        case .loaded(let content, _): content
        }
    }

    /// What the user asked for last.
    public var request: ListRequest<Query> {
        switch self {
        case .idle(let request, _), .loading(let request, _), .error(_, let request, _): request
        case .loaded(let content, _): content.request
        }
    }

    /// The error of the request, or of the next page. `nil` means that there is no error.
    public var error: Failure? {
        switch self {
        case .error(let error, _, _), .loaded(_, next: .failed(let error)): error
        case .idle, .loading, .loaded: nil
        }
    }

    /// Whether the request or the next page is loading.
    public var isLoading: Bool {
        switch self {
        case .loading, .loaded(_, next: .loading): true
        case .idle, .loaded, .error: false
        }
    }

    /// Whether `loadIfNeeded()` must load. It is true in the state `idle`, and after an error if no content is visible.
    public var needsLoad: Bool {
        switch self {
        case .idle, .error(_, _, nil): true
        case .loading, .loaded, .error: false
        }
    }

    /// Whether the visible content has another query than the request. It stays visible until the request is loaded.
    public var isOutdated: Bool { content.map { $0.query != request.query } ?? false }
}

extension ListState: CustomStringConvertible where Failure: UserFacingError {
    /// A short description of the state for logs and tests, for example `loaded(20 items)`.
    public var description: String {
        if let error { return "error(\(error.code))" }
        if case .idle = self { return "idle" }
        return (isLoading ? "loading" : "loaded") + (content.map { "(\($0))" } ?? "")
    }
}
