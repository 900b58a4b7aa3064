/// The actions of every page that loads something.
///
/// If the task of the caller is cancelled, the method returns at once, and the work continues. Only `cancel()` stops it.
@MainActor
public protocol LoadActions: AnyObject {
    /// Loads the content, unless it is already loaded or loading. Call this method each time the page appears.
    func loadIfNeeded() async
    /// Repeats exactly the action that failed. Does nothing if the page shows no error.
    func retry() async
    /// Removes the error from the state, for example when the user closes an alert.
    func acknowledgeError()
    /// Stops the running work. Call this method when the user leaves the page.
    func cancel()
}
