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
    /// The actions that had failed before this one began. If it succeeds, nobody repeats them.
    fileprivate let earlier: [FailedAction]
    fileprivate var repetition: Task<Void, Never>?

    fileprivate init(_ error: Failure, after earlier: [FailedAction], run: @escaping @MainActor () async -> Failure?) {
        self.error = error
        self.earlier = earlier
        self.run = run
    }
}

extension ActionStore {
    /// Runs an action. If it throws, shows its error, and `retry()` repeats the action. Otherwise, removes the errors
    /// of the actions that had failed before this one began.
    public func attempt<Value: Sendable>(
        _ action: @escaping @MainActor () async throws(ActionFailure) -> Value
    ) async -> Value? {
        let earlier = failedActions
        do throws(ActionFailure) {
            let value = try await action()
            remove(earlier)
            return value
        } catch {
            let failed = FailedAction(error, after: earlier) {
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
        let repetition = last.repetition ?? Task { await runAgain(last) }
        last.repetition = repetition
        _ = await repetition.valueUnlessCancelled
    }

    private func runAgain(_ failed: FailedAction<ActionFailure>) async {
        guard let error = await failed.run() else { return remove(failed.earlier + [failed]) }
        let again = FailedAction(error, after: failed.earlier, run: failed.run)
        failedActions = failedActions.filter { $0 !== failed } + [again]
    }

    private func remove(_ repeated: [FailedAction<ActionFailure>]) {
        failedActions.removeAll { failed in repeated.contains { $0 === failed } }
    }
}
