/// The store of a screen that loads something. A `Loader` or a `ListLoader` does the work.
@MainActor
public protocol LoadStore<State>: Store, LoadActions {
    /// A `Loader` for one thing, or a `ListLoader` for a list.
    associatedtype Work: Store<State> & LoadActions
    /// Loads what the screen shows, and stores the state.
    var loader: Work { get }
}

/// The actions of every screen that loads something.
///
/// If the task of the caller is cancelled, a method returns at once and the work continues. `cancel()` stops it.
@MainActor
public protocol LoadActions: AnyObject {
    /// Loads the content, or loads it again. If several pages of a list are visible, loads only the first of them.
    func load() async
    /// Loads the content if it is missing or not complete, or if saved content is visible. After an error, it loads
    /// nothing if content is visible. Call this method each time the screen appears.
    func loadIfNeeded() async
    /// Repeats exactly the action that failed. If nothing has failed, only waits for the running work, or tries to
    /// replace saved content.
    func retry() async
    /// Removes the error from the state, for example when the user closes an alert. If content is missing, the state
    /// becomes `idle`, and `loadIfNeeded()` loads the content.
    func acknowledgeError()
    /// Stops the running work. Call this method when the user leaves the screen.
    func cancel()
}

extension LoadStore {
    /// Delivers every new value of `state`, in order.
    public var transitions: Transitions<State> { loader.transitions }

    /// Sets the state to `loading`, and after loading to `loaded` or `error`. Replaces other work that is running.
    public func load() async { await loader.load() }

    /// Loads what is missing, and replaces saved content. If there is nothing to load, only waits for the running work.
    public func loadIfNeeded() async { await loader.loadIfNeeded() }

    /// Repeats exactly what failed, for example a search or the next page of a list.
    public func retry() async { await loader.retry() }

    /// Removes the error. The state becomes `loaded`, or `idle` if `loadIfNeeded()` must load again.
    public func acknowledgeError() { loader.acknowledgeError() }

    /// Stops the running work. `loadIfNeeded()` starts it again if content is missing.
    public func cancel() { loader.cancel() }
}
