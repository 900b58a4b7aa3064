/// The store of a screen that loads something. A loader does the work, and the store adds what is its own.
@MainActor
public protocol LoadStore<State>: Store, LoadActions {
    /// A `Loader` for one thing, or a `ListLoader` for a list.
    associatedtype Work: Store<State> & LoadActions
    /// Loads what the screen shows, and stores the state.
    var loader: Work { get }
}

extension LoadStore {
    /// Delivers every new value of `state`, in order.
    public var transitions: Transitions<State> { loader.transitions }

    /// Sets the state to `loading`, and later to `loaded` or `error`. Replaces other work that is running.
    public func load() async { await loader.load() }

    /// Loads what is missing, starts again what was cancelled, and replaces saved content. If nothing of this is to do,
    /// only waits for the running work.
    public func loadIfNeeded() async { await loader.loadIfNeeded() }

    /// Repeats exactly what failed, for example a search or the next page of a list.
    public func retry() async { await loader.retry() }

    /// Removes the error. The state becomes `loaded`, or `idle` if the visible content is not all that the user asked for.
    public func acknowledgeError() { loader.acknowledgeError() }

    /// Stops the running work. `loadIfNeeded()` starts it again if content is missing.
    public func cancel() { loader.cancel() }
}
