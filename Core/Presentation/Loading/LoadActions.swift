/// The actions for an error on a screen.
@MainActor
public protocol RetryActions: AnyObject {
    /// Repeats exactly the action that failed. If nothing has failed, only waits for the running work.
    func retry() async
    /// Removes the error from the state, for example when the user closes an alert.
    func acknowledgeError()
}

/// The actions of every screen that loads something.
///
/// If the task of the caller is cancelled, a method returns at once and the work continues. `cancel()` stops it. Of a
/// list, `retry()` also loads saved elements again. If content is missing, `acknowledgeError()` sets the state to
/// `idle`, and `loadIfNeeded()` loads the content.
@MainActor
public protocol LoadActions: RetryActions {
    /// Loads the content, or loads it again. If several pages of a list are visible, loads only the first of them.
    func load() async
    /// Loads the content if it is missing or not complete, or if saved content is visible. After an error, it loads
    /// nothing if content is visible. Call this method each time the screen appears.
    func loadIfNeeded() async
    /// Loads the content again if the user loses nothing by it, for example after a long time in the background.
    func loadAgain() async
    /// Stops the running work. Call this method when the user leaves the screen.
    func cancel()
}

extension LoadActions {
    /// Loads the content again, as `load()`.
    public func loadAgain() async { await load() }
}
