/// A store that shows the error of an action: `LoadStore` or `ListStore`.
@MainActor
public protocol ActionStore<ActionFailure>: AnyObject, Sendable {
    /// The error of an action.
    associatedtype ActionFailure: Error
    /// Runs an action. If it throws, shows its error, and `retry()` repeats the action.
    func attempt<Value: Sendable>(
        _ action: @escaping @MainActor () async throws(ActionFailure) -> Value
    ) async -> Value?
}
