/// The latest time at which a request must be finished.
struct Deadline: Sendable {
    private let clock: any Clock<Duration>
    private let limit: Duration
    private let elapsed: @Sendable () -> Duration

    /// Creates a deadline at the current time plus `limit`.
    init(_ limit: Duration, on clock: any Clock<Duration>) {
        self.clock = clock
        self.limit = limit
        elapsed = Self.stopwatch(clock)
    }

    /// The duration from now until the deadline. After the deadline, the duration is zero.
    var remaining: Duration { max(.zero, limit - elapsed()) }

    /// Runs `work`. At the deadline, cancels `work` and returns `timedOut`. `work` must end soon after it is cancelled.
    func run(_ work: @escaping @Sendable () async -> HTTPOutcome) async -> HTTPOutcome {
        await withTaskGroup(of: HTTPOutcome.self) { group in
            group.addTask(operation: work)
            group.addTask { [clock, remaining] in
                let isOver = (try? await clock.sleep(for: remaining)) != nil
                return .failure(.noResponse(isOver ? .timedOut : .cancelled))
            }
            defer { group.cancelAll() }
            return await group.next() ?? .failure(.noResponse(.cancelled))
        }
    }

    private static func stopwatch<C: Clock<Duration>>(_ clock: C) -> @Sendable () -> Duration {
        let start = clock.now
        return { start.duration(to: clock.now) }
    }
}
