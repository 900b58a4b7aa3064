/// Runs the asynchronous work of a store. New work replaces the running work. The result of replaced or cancelled work
/// is ignored.
///
/// The work belongs to the store and not to its caller, because SwiftUI can cancel the tasks of a screen when it
/// redraws the screen. So a cancelled caller stops waiting, and the work continues. `cancel()` stops the work.
/// `RootStore` and `ScreenController` call `cancel()` of a store when they close its screen. An app without them calls
/// it itself.
@MainActor
public final class LatestTask {
    private var task: Task<Void, Never>?

    /// Creates an object that runs no work yet. A store can use one object for each kind of independent work.
    public nonisolated init() {}

    /// Whether some work is running now.
    public var isRunning: Bool { task != nil }

    /// Starts `work` and returns at once. Cancels the running work first, if there is any. `finish` receives the result
    /// of `work`, unless `work` is cancelled or replaced before it ends. Work that is cancelled before its start does
    /// not run.
    public func start<Value: Sendable, Failure>(
        _ work: @escaping @MainActor () async throws(Failure) -> Value,
        then finish: @escaping @MainActor (Result<Value, Failure>) -> Void
    ) {
        cancel()
        task = Task {
            guard !Task.isCancelled else { return }
            let result = await Result { () async throws(Failure) in try await work() }
            guard !Task.isCancelled else { return }
            task = nil
            finish(result)
        }
    }

    /// Waits until no work is running. Returns at once if the caller is cancelled.
    public func wait() async {
        while let task, !Task.isCancelled {
            _ = await task.valueUnlessCancelled
        }
    }

    /// Cancels the running work, for example when the user leaves the screen. The result of this work is ignored.
    public func cancel() {
        task?.cancel()
        task = nil
    }
}

extension Result {
    /// Runs `body` on the actor of the caller. Creates a success from its value, or a failure from its error.
    nonisolated(nonsending) init(_ body: () async throws(Failure) -> Success) async {
        do throws(Failure) {
            self = .success(try await body())
        } catch {
            self = .failure(error)
        }
    }
}

extension Task where Failure == Never {
    /// The value of this task, or `nil` if the caller is cancelled while it waits. This task itself is not cancelled.
    package var valueUnlessCancelled: Success? {
        get async {
            let (values, continuation) = AsyncStream.makeStream(of: Success.self)
            Task<Void, Never> {
                continuation.yield(await value)
                continuation.finish()
            }
            for await value in values {
                return value
            }
            return nil
        }
    }
}
