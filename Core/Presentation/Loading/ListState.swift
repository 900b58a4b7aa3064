/// The state of a screen with a list. The screen shows `content` in every state, so it never becomes empty during a
/// refresh.
///
/// This is what an event does in each state. Each cell without a dash is a test of `ListStore`.
///
/// | event | idle | loading | next: waiting | next: loading | next: failed | next: nil | error |
/// |---|---|---|---|---|---|---|---|
/// | `loadIfNeeded` | loads its request | waits | – | waits | – | – | loads its request if nothing is visible |
/// | `load`, with content | loads the first visible page | loads its request again | as idle | as idle | as idle | as idle | as idle |
/// | `load`, without content | loads its request | loads its request again | | | | | loads its request |
/// | another query or page | loads it | loads it | loads it | loads it | loads it | loads it | loads it |
/// | `loadNext` | – | adds the next page after the load | next: loading | waits | next: loading | – | next: loading, if there is a next page |
/// | the page arrives | – | loaded | – | next: waiting, or nil after the last page | – | – | – |
/// | the page fails | – | error | – | next: failed | – | – | – |
/// | `retry` | – | waits | – | waits | next: loading | – | loads its request |
/// | `acknowledgeError` | – | – | – | – | – | – | as `cancel` in loading |
/// | `cancel` | – | loaded if the content has its query and is not saved, and otherwise idle | – | next: waiting | – | – | – |
///
/// If saved content is loaded, `loadIfNeeded` and `retry` load the first visible page from the server.
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
