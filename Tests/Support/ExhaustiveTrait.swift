import Foundation
public import Testing

/// A trait that checks at the end of a test that the test has finished and asserted everything.
///
/// The test fails for each transition that it did not assert, each task that still sleeps, each request without a
/// response, and each script that was not called. A test that takes too long is cancelled and fails with one issue, which
/// says what the test waits for.
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
        let (scope, isOver) = (ExhaustiveScope(), Locked(false))
        // After the limit, every wait of the test ends at once, so its further issues say nothing.
        let untilLimit = IssueHandlingTrait.compactMapIssues { isOver.value ? nil : $0 }
        try await withoutActuallyEscaping(function) { function in
            try await withThrowingTaskGroup(of: Bool.self) { group in
                defer {
                    scope.abandon()
                    group.cancelAll()
                }
                group.addTask {
                    try await untilLimit.provideScope(for: test, testCase: testCase) {
                        try await ExhaustiveScope.$current.withValue(scope, operation: function)
                    }
                    return true
                }
                group.addTask {
                    try await sleepThroughLimit()
                    return false
                }
                let isInTime = try await group.next() == true
                isOver.change { $0 = !isInTime }
                var leftovers = scope.leftovers
                if !isInTime {
                    let texts = ["The test did not end within \(limit)."] + leftovers.map(\.text)
                    let place = leftovers.first?.sourceLocation ?? test.sourceLocation
                    leftovers = [Leftover(text: texts.joined(separator: "\n"), sourceLocation: place)]
                }
                for leftover in leftovers {
                    Issue.record("\(leftover.text)", sourceLocation: leftover.sourceLocation)
                }
            }
        }
    }

    /// Sleeps until the limit, and then until this process does nothing, for at most 5 minutes. So a test that other tests
    /// or a busy machine hold up does not fail.
    private func sleepThroughLimit() async throws {
        try await clock.sleep(for: limit)
        let step = Duration.milliseconds(100)
        var idle = Duration.zero
        for _ in 0..<3_000 where idle < min(limit, step * 5) {
            let microseconds = Foundation.clock()
            try await Task.sleep(for: step)
            idle = Foundation.clock() - microseconds < 1_000 ? idle + step : .zero
        }
    }
}

extension Trait where Self == ExhaustiveTrait {
    /// Makes a test fail if it ends with a transition that it did not assert, a task that still sleeps, a request
    /// without a response, or a script that was not called.
    public static var exhaustive: Self { ExhaustiveTrait() }
}
