/// The store of a screen with one thing. The loader does the work, and the store adds what is its own.
@MainActor
public protocol LoadStore<State>: Store, LoadActions where State == LoadState<Content, Failure> {
    /// What the screen shows.
    associatedtype Content: Equatable & Sendable
    /// The reason why it cannot be loaded.
    associatedtype Failure: Error & Equatable
    /// Loads the content and stores the state.
    var loader: Loader<Content, Failure> { get }
}

extension LoadStore {
    /// Delivers every new value of `state`, in order.
    public var transitions: Transitions<State> { loader.transitions }

    /// Sets the state to `loading`, and later to `loaded` or `error`. Replaces other work that is running.
    public func load() async { await loader.load() }

    /// Loads what is missing, unless it is loading. After an error, does nothing if content is visible.
    public func loadIfNeeded() async { await loader.loadIfNeeded() }

    /// Repeats what failed. What was loaded before the error is not loaded again.
    public func retry() async { await loader.retry() }

    /// Sets the state to `loaded` or `idle` if it is `error`.
    public func acknowledgeError() { loader.acknowledgeError() }

    /// Stops the running work. The visible content stays.
    public func cancel() { loader.cancel() }
}
