/// Runs the asynchronous work of a store. New work cancels the running work, and the cancelled work has no effect even
/// if it returns a result later.
@MainActor
public final class LatestTask {
    private var latest = 0
    private var cancelLatest: (() -> Void)?

    /// Creates an object that runs no work yet. A store can use one object for each kind of independent work.
    public nonisolated init() {}

    /// Whether some work is running now.
    public var isRunning: Bool { cancelLatest != nil }

    /// Cancels the running work, if there is any. Then runs `work` and returns how `work` ended. If the caller is
    /// cancelled, `work` is also cancelled.
    public func run<Value: Sendable, Failure>(
        _ work: @escaping @MainActor () async throws(Failure) -> Value
    ) async -> Outcome<Value, Failure> {
        abandon()
        let id = latest
        let task = Task { () async -> Outcome<Value, Failure> in
            do throws(Failure) {
                return .success(try await work())
            } catch {
                return Task.isCancelled ? .cancelled : .failure(error)
            }
        }
        cancelLatest = task.cancel
        let outcome = await withTaskCancellationHandler {
            await task.value
        } onCancel: {
            task.cancel()
        }
        guard id == latest else { return .superseded }
        cancelLatest = nil
        return outcome
    }

    /// Cancels the running work, for example when the user leaves the page. The outcome of the work is `cancelled`, or
    /// `success` if the work returns a value anyway.
    public func cancel() {
        cancelLatest?()
    }

    /// Cancels the running work and ignores its result. `run` returns `superseded`, so do not change the state.
    public func abandon() {
        cancel()
        cancelLatest = nil
        latest += 1
    }

    /// How a piece of work ended.
    public enum Outcome<Value: Sendable, Failure: Error>: Sendable {
        /// The work returned a value.
        case success(Value)
        /// The work threw an error.
        case failure(Failure)
        /// The work was cancelled, and no newer work has started.
        case cancelled
        /// Newer work has started, or `abandon()` was called. The result of this work must not change the state.
        case superseded
    }
}
