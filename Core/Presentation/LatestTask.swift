/// Runs a store's work so that only the latest counts: new work cancels the old, and an answer that arrives late is
/// thrown away.
@MainActor
public final class LatestTask {
    private var latest = 0
    private var cancelLatest: (() -> Void)?

    /// Makes a runner with nothing to do.
    public nonisolated init() {}

    /// Whether work is under way.
    public var isRunning: Bool { cancelLatest != nil }

    /// Cancels the work before it, runs `work`, and says how it ended. Cancelling the caller cancels the work.
    public func run<Value: Sendable, Failure>(
        _ work: @escaping @MainActor () async throws(Failure) -> Value
    ) async -> Outcome<Value, Failure> {
        cancel()
        let id = latest
        let task = Task { () async -> Outcome<Value, Failure> in
            do throws(Failure) {
                return .success(try await work())
            } catch {
                return .failure(error)
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
        return task.isCancelled ? .cancelled : outcome
    }

    /// Cancels the work that is under way; its outcome is `superseded`.
    public func cancel() {
        latest += 1
        cancelLatest?()
        cancelLatest = nil
    }

    /// How work ended.
    public enum Outcome<Value: Sendable, Failure: Error>: Sendable {
        /// It brought a value.
        case success(Value)
        /// It failed.
        case failure(Failure)
        /// Newer work took its place, and owns the state now.
        case superseded
        /// Its caller went away, and nothing took its place.
        case cancelled
    }
}
