/// The state of a screen with a list. The screen shows `content` in every state, so it never becomes empty during a
/// refresh.
///
/// This is what follows each state. An empty cell is the same state:
///
/// | state        | loadNext         | the page arrives | the page fails | cancel                   |
/// |--------------|------------------|------------------|----------------|--------------------------|
/// | idle         |                  |                  |                |                          |
/// | loading      |                  | waiting, or end  | error          | waiting or end, idle (1) |
/// | waiting      | next loading     |                  |                |                          |
/// | next loading |                  | waiting, or end  | failed         | waiting                  |
/// | failed       | next loading     |                  |                |                          |
/// | end          |                  |                  |                |                          |
/// | error        | next loading (2) |                  |                |                          |
///
/// `waiting`, `next loading`, `failed` and `end` are `loaded`, with the next page in this state. `load`, `load(page:)`
/// and another query are `loading` in each state. `loadIfNeeded` is `loading` in `idle`, in `error` without a loaded
/// page, and if saved content is loaded. `retry` repeats the request of an error and the load of a failed page, and is
/// as `loadIfNeeded` with saved content. In `error`, `acknowledgeError` does what `cancel` does in `loading`.
///
/// `loaded` can mean that the next page loads: ask `isLoading`. If a refresh fails while the next page waits, the state
/// is `error`, and the next page loads after `retry` or `acknowledgeError`.
///
/// (1) `idle` if the content has another query, is saved or is missing. While the user types, `cancel` is as in
/// `loading`, with the typed query. (2) If there is a next page.
public enum ListState<
    Element: Hashable & Sendable,
    Query: ListQuery,
    Failure: Error & Equatable
>: Equatable, Sendable {
    /// The elements that are visible.
    public typealias Content = ListContent<Element, Query>

    /// Nothing is loading, and `loadIfNeeded()` must load the request. Content that is already known stays visible.
    case idle(ListRequest<Query>, previous: Content?)
    /// The request is loading. The previous content stays visible.
    case loading(ListRequest<Query>, previous: Content?)
    /// The content is loaded. `next` is the page after it. `nil` means that there is no such page.
    case loaded(Content, next: NextPage<Failure>?)
    /// The request or an action failed. The request is what the user asked for last, so it can differ from that of the
    /// visible elements. The previous content stays visible. A screen must not load a next page by
    /// itself.
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

    /// The same state with other visible content.
    func showing(_ content: Content?) -> Self {
        switch self {
        case .idle(let request, _): .idle(request, previous: content)
        case .loading(let request, _): .loading(request, previous: content)
        case .loaded(let loaded, let next): .loaded(content ?? loaded, next: next)
        case .error(let error, let request, _): .error(error, request, previous: content)
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
