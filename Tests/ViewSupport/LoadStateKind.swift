public import Core

/// A kind of `LoadState`. A screen can show each kind differently, so each kind needs a sample.
public enum LoadStateKind: CaseIterable, Sendable {
    case idle, idleWithContent
    case loading, loadingWithContent
    case loaded
    case error, errorWithContent

    /// The kind of a state.
    public init<Content, Failure>(_ state: LoadState<Content, Failure>) {
        self =
            switch state {
            case .idle(nil): .idle
            case .idle: .idleWithContent
            case .loading(nil): .loading
            case .loading: .loadingWithContent
            case .loaded: .loaded
            case .error(_, nil): .error
            case .error: .errorWithContent
            }
    }
}

/// A kind of `ListState`. A screen can show each kind differently, so each kind needs a sample.
public enum ListStateKind: CaseIterable, Sendable {
    case idle, idleWithContent
    case loading, loadingWithContent
    case end, nextWaiting, nextLoading, nextFailed
    case error, errorWithContent

    /// The kind of a state.
    public init<Element, Query, Failure>(_ state: ListState<Element, Query, Failure>) {
        self =
            switch state {
            case .idle(_, nil): .idle
            case .idle: .idleWithContent
            case .loading(_, nil): .loading
            case .loading: .loadingWithContent
            case .loaded(_, nil): .end
            case .loaded(_, .waiting): .nextWaiting
            case .loaded(_, .loading): .nextLoading
            case .loaded(_, .failed): .nextFailed
            case .error(_, _, nil): .error
            case .error: .errorWithContent
            }
    }
}
