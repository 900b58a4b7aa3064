/// A store that shows the error of an action: `LoadStore` or `ListStore`.
@MainActor
public protocol ActionStore<ActionFailure>: RetryActions, Sendable {
    /// The error of an action.
    associatedtype ActionFailure: Error
    /// Repeats the action that failed last. `nil` means that a load failed, or nothing.
    var failedAction: (@MainActor () async -> Void)? { get set }
    /// Shows the error of an action.
    func showError(_ error: ActionFailure)
}

extension ActionStore {
    /// Runs an action. If it throws, shows its error, and `retry()` repeats the action. Otherwise, removes the error of an
    /// earlier action.
    public func attempt<Value: Sendable>(
        _ action: @escaping @MainActor () async throws(ActionFailure) -> Value
    ) async -> Value? {
        do throws(ActionFailure) {
            let value = try await action()
            if failedAction != nil { acknowledgeError() }
            return value
        } catch {
            failedAction = { [weak self] in _ = await self?.attempt(action) }
            showError(error)
            return nil
        }
    }
}
