public import Testing

/// Checks at the end of a test that nothing is left over.
///
/// The test fails for each transition that it did not assert, each task that still sleeps, each request without a response,
/// and each script that was not called. A test that does not end is stopped after a time limit, and fails with the list of
/// what it waits for.
public struct ExhaustiveTrait: TestTrait, SuiteTrait, TestScoping {
    private let limit: Duration
    private let clock: any Clock<Duration>

    /// - Parameters:
    ///   - limit: The time limit of a test.
    ///   - clock: The clock of the time limit.
    public init(limit: Duration = .seconds(20), clock: any Clock<Duration> = ContinuousClock()) {
        self.limit = limit
        self.clock = clock
    }

    /// `true`: on a suite, the trait applies to every test in it.
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

    /// Sleeps in short steps, and each step waits for the main actor. So the time in which other tests block the main actor
    /// does not count.
    private func sleepThroughLimit() async throws {
        let step = Duration.milliseconds(100)
        for _ in 0..<Int(limit / step) {
            try await clock.sleep(for: step)
            await MainActor.run {}
        }
    }
}

extension Trait where Self == ExhaustiveTrait {
    /// The test fails if a transition, a sleeping task, a request or a script is left over.
    public static var exhaustive: Self { ExhaustiveTrait() }
}
