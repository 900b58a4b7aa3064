public import Testing

/// A clock that stands still until a test moves it.
///
/// A sleeper that is cancelled is gone at once. A test that ends while someone sleeps fails.
public final class TestClock: Clock {
    private let state = Monitor(State())
    private let sourceLocation: SourceLocation

    /// Makes a clock that stands at zero.
    public init(sourceLocation: SourceLocation = #_sourceLocation) {
        self.sourceLocation = sourceLocation
        ExhaustiveScope.register(self, sourceLocation: sourceLocation)
    }

    /// The time since the clock was made, as far as the test moved it.
    public var now: Instant { state.current.now }

    /// Zero: the clock is exact.
    public var minimumResolution: Duration { .zero }

    /// Moves the clock, and wakes the sleepers whose time has come, in the order of their deadlines.
    ///
    /// Each goes on where it belongs, and this does not wait for it: await what it was sleeping for. A test that cares
    /// which of two came first moves the clock twice.
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

    /// Waits until at least `count` sleepers wait for the clock.
    ///
    /// After work that replaced other work, await the replaced one first: its sleeper is gone by then.
    public func sleepers(_ count: Int, sourceLocation: SourceLocation = #_sourceLocation) async {
        if await !state.wait(until: { $0.sleepers.count >= count }) {
            let found = state.current.sleepers.count
            Issue.record("\(found) of \(count) sleepers came before the test ended.", sourceLocation: sourceLocation)
        }
    }

    /// Sleeps until the clock is moved to `deadline`.
    ///
    /// - Throws: `CancellationError`, at once when the task is cancelled.
    public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
        try await sleep(Sleeper(deadline: deadline, fault: "Someone is still sleeping", sourceLocation: sourceLocation))
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
    /// A time on a test clock.
    public struct Instant: InstantProtocol {
        fileprivate var offset = Duration.zero

        /// The time that is `duration` later.
        public func advanced(by duration: Duration) -> Instant {
            Instant(offset: offset + duration)
        }

        /// How much later `other` is.
        public func duration(to other: Instant) -> Duration {
            other.offset - offset
        }

        /// Whether one time is before another.
        public static func < (left: Instant, right: Instant) -> Bool {
            left.offset < right.offset
        }
    }

    /// Someone who waits for the clock, and how a test fails that leaves it waiting.
    struct Sleeper: Sendable {
        let deadline: Instant
        let fault: String
        let sourceLocation: SourceLocation
    }

    private struct State: Sendable {
        var now = Instant()
        var sleepers: [Int: Sleeper] = [:]
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
        return state.sleepers.values.sorted { $0.deadline < $1.deadline }.map { sleeper in
            let times = "until \(sleeper.deadline.offset), and the clock stands at \(state.now.offset)"
            return Leftover(text: "\(sleeper.fault) \(times).", sourceLocation: sleeper.sourceLocation)
        }
    }

    func abandon() {
        state.abandon()
    }
}
