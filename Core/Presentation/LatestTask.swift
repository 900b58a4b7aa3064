/// Runs a store's work so that only the latest counts: new work cancels the old, whose answer is thrown away however
/// late it arrives.
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

    /// Cancels the work that is under way, as when its page is left. Its outcome is `cancelled`, unless it succeeds all
    /// the same.
    public func cancel() {
        cancelLatest?()
    }

    /// Cancels the work that is under way and takes the state from it. Its outcome is `superseded`.
    public func abandon() {
        cancel()
        cancelLatest = nil
        latest += 1
    }

    /// How work ended.
    public enum Outcome<Value: Sendable, Failure: Error>: Sendable {
        /// It brought a value.
        case success(Value)
        /// It failed.
        case failure(Failure)
        /// It was cancelled, and nothing took its place.
        case cancelled
        /// Newer work took its place, and owns the state now.
        case superseded
    }
}
