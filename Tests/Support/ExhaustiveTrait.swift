public import Testing

/// A trait that checks at the end of a test that nothing is left over.
///
/// The test fails for each transition that it did not assert, each task that still sleeps, each request without a response,
/// and each script that was not called. A test that does not end is stopped after a time limit, and fails with the list of
/// what it waits for.
public struct ExhaustiveTrait: TestTrait, SuiteTrait, TestScoping {
    private let limit: Duration
    private let clock: any Clock<Duration>

    /// - Parameters:
    ///   - limit: How long a test may run. After this, it is stopped and fails.
    ///   - clock: The clock that measures the limit.
    public init(limit: Duration = .seconds(20), clock: any Clock<Duration> = ContinuousClock()) {
        self.limit = limit
        self.clock = clock
    }

    /// Always `true`. A suite with this trait applies it to each of its tests.
    public var isRecursive: Bool { true }

    /// Runs a test, and checks what is left over. A test that threw an error is not checked, because it has already failed.
    public func provideScope(
        for test: Test,
        testCase: Test.Case?,
        performing function: @Sendable () async throws -> Void
    ) async throws {
        let scope = ExhaustiveScope()
        try await withoutActuallyEscaping(function) { function in
            try await withThrowingTaskGroup(of: Bool.self) { group in
                defer {
                    scope.abandon()
                    group.cancelAll()
                }
                group.addTask {
                    try await ExhaustiveScope.$current.withValue(scope, operation: function)
                    return true
                }
                group.addTask {
                    try await sleepThroughLimit()
                    return false
                }
                if try await group.next() == false {
                    Issue.record("The test did not end within \(limit).", sourceLocation: test.sourceLocation)
                }
                for leftover in scope.leftovers {
                    Issue.record("\(leftover.text)", sourceLocation: leftover.sourceLocation)
                }
            }
        }
    }

    /// Sleeps until the limit, in short steps. Each step waits for the main actor, so the limit does not include the
    /// time in which other tests block the main actor.
    private func sleepThroughLimit() async throws {
        let step = Duration.milliseconds(100)
        for _ in 0..<Int(limit / step) {
            try await clock.sleep(for: step)
            await MainActor.run {}
        }
    }
}

extension Trait where Self == ExhaustiveTrait {
    /// Makes a test fail if a transition, a sleeping task, a request or a script is left over.
    public static var exhaustive: Self { ExhaustiveTrait() }
}
