/// A store that shows the error of an action: `LoadStore` or `ListStore`.
@MainActor
public protocol ActionStore<ActionFailure>: RetryActions, Sendable {
    /// The error of an action.
    associatedtype ActionFailure: Error
    /// The actions that have failed, in this order, beside the state of loading. The error of the last one is shown.
    var failedActions: [FailedAction<ActionFailure>] { get set }
    /// The reason why nothing could be loaded. `nil` means that no load has failed.
    var loadError: ActionFailure? { get }
}

/// An action of the user that has failed.
@MainActor
public final class FailedAction<Failure: Error> {
    let error: Failure
    /// Runs the action again, and returns its error.
    fileprivate let run: @MainActor () async -> Failure?
    fileprivate var repetition: Task<Void, Never>?

    fileprivate init(_ error: Failure, run: @escaping @MainActor () async -> Failure?) {
        self.error = error
        self.run = run
    }
}

extension ActionStore {
    /// Runs an action. If it throws, shows its error, and `retry()` repeats the action. Otherwise, removes the errors of the
    /// actions that had failed before this one began.
    public func attempt<Value: Sendable>(
        _ action: @escaping @MainActor () async throws(ActionFailure) -> Value
    ) async -> Value? {
        let earlier = failedActions
        do throws(ActionFailure) {
            let value = try await action()
            failedActions.removeAll { failed in earlier.contains { $0 === failed } }
            return value
        } catch {
            let failed = FailedAction(error) {
                do throws(ActionFailure) { _ = try await action() } catch { return error }
                return nil
            }
            failedActions.append(failed)
            return nil
        }
    }

    /// Repeats the action that failed last. If it is already running again, only waits for it.
    func repeatFailed() async {
        guard let last = failedActions.last else { return }
        let repetition = last.repetition ?? Task { await `repeat`(last) }
        last.repetition = repetition
        _ = await repetition.valueUnlessCancelled
    }

    private func `repeat`(_ failed: FailedAction<ActionFailure>) async {
        let error = await failed.run()
        var failedActions = failedActions.filter { $0 !== failed }
        if let error { failedActions.append(FailedAction(error, run: failed.run)) }
        self.failedActions = failedActions
    }
}
