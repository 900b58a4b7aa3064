/// Runs the asynchronous work of a store. New work cancels the old work. The result of the old work is ignored, even if
/// it arrives later.
@MainActor
public final class LatestTask {
    private var latest = 0
    private var cancelLatest: (() -> Void)?

    /// Creates an object without work. A store can have several objects for independent work.
    public nonisolated init() {}

    /// Whether some work is running now.
    public var isRunning: Bool { cancelLatest != nil }

    /// Cancels the old work, runs `work`, and returns its outcome. If the caller is cancelled, `work` is also
    /// cancelled.
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

    /// Cancels the running work, for example when the user leaves the page. Its outcome is `cancelled`, or `success` if
    /// it succeeds anyway.
    public func cancel() {
        cancelLatest?()
    }

    /// Cancels the running work and ignores its result. Its outcome is `superseded`, so it must not change the state.
    public func abandon() {
        cancel()
        cancelLatest = nil
        latest += 1
    }

    /// How some work ended.
    public enum Outcome<Value: Sendable, Failure: Error>: Sendable {
        /// The work returned a value.
        case success(Value)
        /// The work threw an error.
        case failure(Failure)
        /// The work was cancelled. No newer work has started.
        case cancelled
        /// Newer work has started, or the work was abandoned. The old work must not change the state.
        case superseded
    }
}
