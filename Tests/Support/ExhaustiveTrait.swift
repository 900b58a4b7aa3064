public import Testing

/// Makes a test answer for all that happened in it.
///
/// When the test ends, a transition that it did not assert, a sleeper that it did not wake, a request in flight and a
/// script that nobody called each fail it. A test that does not end is ended after a while, and fails with the list of
/// what it waits for.
public struct ExhaustiveTrait: TestTrait, SuiteTrait, TestScoping {
    private let limit: Duration
    private let clock: any Clock<Duration>

    /// Makes the trait with the time that a test may take on a clock.
    public init(limit: Duration = .seconds(20), clock: any Clock<Duration> = ContinuousClock()) {
        self.limit = limit
        self.clock = clock
    }

    /// Every test of a suite, and of the suites in it, is checked on its own.
    public var isRecursive: Bool { true }

    /// Runs a test, and checks what it left open. Of a test that threw nothing is asked: it has failed already.
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

    /// Sleeps in steps that each pass over the main actor: time in which the machine, or the main actor, stood still
    /// for other tests does not count.
    private func sleepThroughLimit() async throws {
        let step = Duration.milliseconds(100)
        for _ in 0..<Int(limit / step) {
            try await clock.sleep(for: step)
            await MainActor.run {}
        }
    }
}

extension Trait where Self == ExhaustiveTrait {
    /// The test answers for all that happened in it: for every transition, sleeper, request and script.
    public static var exhaustive: Self { ExhaustiveTrait() }
}
