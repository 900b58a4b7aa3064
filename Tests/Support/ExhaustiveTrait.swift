public import Testing

/// A trait that checks at the end of a test that the test has finished and asserted everything.
///
/// The test fails for each transition that it did not assert, each task that still sleeps, each request without a
/// response, and each script that was not called. A test that takes too long is cancelled and fails. Then the
/// failures also say what the test waits for.
public struct ExhaustiveTrait: TestTrait, SuiteTrait, TestScoping {
    private let limit: Duration
    private let clock: any Clock<Duration>

    /// - Parameters:
    ///   - limit: The longest time that a test may run. After this time, the test is cancelled and fails.
    ///   - clock: The clock that measures the limit.
    public init(limit: Duration = .seconds(20), clock: any Clock<Duration> = ContinuousClock()) {
        self.limit = limit
        self.clock = clock
    }

    /// Always `true`. If a suite has this trait, each of its tests has it.
    public var isRecursive: Bool { true }

    /// Runs a test. Then it checks that the test has finished everything. A test that threw an error is not checked,
    /// because it has already failed.
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

    /// Sleeps until the time limit of the test, in short steps. Each step waits for the main actor, so the time in
    /// which other tests block the main actor is not part of the limit.
    private func sleepThroughLimit() async throws {
        let step = Duration.milliseconds(100)
        for _ in 0..<Int(limit / step) {
            try await clock.sleep(for: step)
            await MainActor.run {}
        }
    }
}

extension Trait where Self == ExhaustiveTrait {
    /// Makes a test fail if it ends with a transition that it did not assert, a task that still sleeps, a request
    /// without a response, or a script that was not called.
    public static var exhaustive: Self { ExhaustiveTrait() }
}
