/// A time by which something has to be over.
struct Deadline: Sendable {
    private let clock: any Clock<Duration>
    private let limit: Duration
    private let elapsed: @Sendable () -> Duration

    /// Ends `limit` from now.
    init(_ limit: Duration, on clock: any Clock<Duration>) {
        self.clock = clock
        self.limit = limit
        elapsed = Self.stopwatch(clock)
    }

    /// How long is left; never negative.
    var remaining: Duration { max(.zero, limit - elapsed()) }

    /// Runs `work`, which ends early when it is cancelled, and cancels it at the deadline.
    func run<Value: Sendable>(
        _ work: @escaping @Sendable () async throws(HTTPFailure) -> Value
    ) async throws(HTTPFailure) -> Value {
        try await withTaskGroup(of: Result<Value, HTTPFailure>.self) { group in
            group.addTask {
                await Result { () async throws(HTTPFailure) in try await work() }
            }
            group.addTask { [clock, remaining] in
                do {
                    try await clock.sleep(for: remaining)
                    return .failure(.noAnswer(.timedOut))
                } catch {
                    return .failure(.noAnswer(.cancelled))
                }
            }
            defer { group.cancelAll() }
            return await group.next() ?? .failure(.noAnswer(.cancelled))
        }.get()
    }

    private static func stopwatch<C: Clock<Duration>>(_ clock: C) -> @Sendable () -> Duration {
        let start = clock.now
        return { start.duration(to: clock.now) }
    }
}
