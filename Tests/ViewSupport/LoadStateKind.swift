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
