public import Testing

/// A clock for tests. Its time changes only when `advance(by:)` is called.
///
/// A sleeping task that is cancelled wakes at once. A test fails if it ends while a task still sleeps on the clock.
public final class TestClock: Clock {
    private let state = Monitor(State())
    private let sourceLocation: SourceLocation

    /// Creates a clock that starts at zero.
    public init(sourceLocation: SourceLocation = #_sourceLocation) {
        self.sourceLocation = sourceLocation
        ExhaustiveScope.register(self, sourceLocation: sourceLocation)
    }

    /// The current time of the clock. Only `advance(by:)` changes it.
    public var now: Instant { state.current.now }

    /// The smallest step of the clock. It is always zero.
    public var minimumResolution: Duration { .zero }

    /// Advances the clock by `duration`. It wakes the sleeping tasks whose deadline is reached, in the order of their
    /// deadlines.
    ///
    /// This method does not wait for the work of the tasks that wake, so the test must await this work. If one task
    /// must finish before another task wakes, call this method once for each of them.
    public func advance(by duration: Duration) {
        let end = now.advanced(by: duration)
        let deadlines = state.current.sleepers.values.map(\.deadline).filter { $0 < end }.sorted()
        for instant in deadlines + [end] {
            state.update { state in
                state.now = instant
                state.sleepers = state.sleepers.filter { $0.value.deadline > instant }
            }
        }
    }

    /// Whether a task sleeps on the clock.
    public var hasSleepers: Bool { timeToNext != nil }

    /// The time until the next task wakes. `nil` if no task sleeps.
    var timeToNext: Duration? {
        let state = state.current
        return state.sleepers.values.map(\.deadline).min().map(state.now.duration)
    }

    /// Waits until at least `count` tasks sleep on the clock.
    ///
    /// If a new task replaces an old task, await the end of the old task before this call. Otherwise the old task may
    /// be counted.
    nonisolated(nonsending) public func sleepers(
        _ count: Int,
        sourceLocation: SourceLocation = #_sourceLocation
    ) async {
        state.update { $0.wanted = (count, sourceLocation) }
        if await state.wait(until: { $0.sleepers.count >= count }) { state.update { $0.wanted = nil } }
    }

    /// Sleeps until the clock reaches `deadline`.
    ///
    /// - Throws: `CancellationError` at once when the task is cancelled.
    public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
        try await sleep(Sleeper(deadline: deadline, fault: "A task still sleeps", sourceLocation: sourceLocation))
    }

    func sleep(_ sleeper: Sleeper) async throws {
        try Task.checkCancellation()
        let id = state.update { $0.add(sleeper) }
        guard await state.wait(until: { $0.sleepers[id] == nil }, orElse: { $0.sleepers[id] = nil }) else {
            throw CancellationError()
        }
    }
}

extension TestClock {
    /// A point in time on a test clock.
    public struct Instant: InstantProtocol {
        fileprivate var offset = Duration.zero

        /// Returns the instant that is `duration` later.
        public func advanced(by duration: Duration) -> Instant {
            Instant(offset: offset + duration)
        }

        /// Returns the duration from this instant to `other`. It is negative if `other` is earlier.
        public func duration(to other: Instant) -> Duration {
            other.offset - offset
        }

        /// Returns whether `left` is earlier than `right`.
        public static func < (left: Instant, right: Instant) -> Bool {
            left.offset < right.offset
        }
    }

    /// A task that sleeps on the clock. If the test ends before the task wakes, the failure starts with `fault`.
    struct Sleeper: Sendable {
        let deadline: Instant
        let fault: String
        let sourceLocation: SourceLocation
    }

    private struct State: Sendable {
        var now = Instant()
        var sleepers: [Int: Sleeper] = [:]
        /// How many sleeping tasks the test waits for, and where.
        var wanted: (Int, SourceLocation)?
        private var latest = 0

        mutating func add(_ sleeper: Sleeper) -> Int {
            latest += 1
            if sleeper.deadline > now {
                sleepers[latest] = sleeper
            }
            return latest
        }
    }
}

extension TestClock: Exhaustible {
    var leftovers: [Leftover] {
        let state = state.current
        let naps = state.sleepers.values.sorted { $0.deadline < $1.deadline }.map { sleeper in
            let times = "until the clock is at \(sleeper.deadline.offset). Now it is at \(state.now.offset)"
            return Leftover(text: "\(sleeper.fault) \(times).", sourceLocation: sleeper.sourceLocation)
        }
        guard let (count, location) = state.wanted else { return naps }
        return [Leftover(text: "Only \(naps.count) of \(count) tasks slept on the clock.", sourceLocation: location)]
            + naps
    }

    func abandon() {
        state.abandon()
    }
}
