import Foundation
public import Testing

/// A trait that checks at the end of a test that the test has finished and asserted everything.
///
/// The test fails for each transition that it did not assert, each task that still sleeps, each request without a
/// response, and each script that was not called. A test that cannot end is cancelled and fails with one issue, which
/// says what the test waits for. With a `TestClock`, this happens as soon as nothing can run any more, otherwise after
/// a limit.
public struct ExhaustiveTrait: TestTrait, SuiteTrait, TestScoping {
    private let limit: Duration
    private let clock: any Clock<Duration>

    /// - Parameters:
    ///   - limit: The longest time that a test without a `TestClock` may run. After this time, the test is cancelled
    ///     and fails as soon as nothing runs in this process.
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
        let isOver = Locked(false)
        let idle = min(limit, .milliseconds(500))
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
                    try await clock.sleep(for: limit)
                    return await !Idleness.wait(for: idle)
                }
                group.addTask { await !Idleness.wait(for: idle) { !scope.clocks.isEmpty } }
                let isInTime = try await group.next() == true
                isOver.change { $0 = !isInTime }
                var leftovers = scope.leftovers
                if !isInTime {
                    let reason =
                        scope.clocks.isEmpty
                        ? "The test did not end within \(limit)."
                        : "Nothing can happen any more, and the test has not ended."
                    let texts = [reason] + leftovers.map(\.text)
                    let place = leftovers.first?.sourceLocation ?? test.sourceLocation
                    leftovers = [Leftover(text: texts.joined(separator: "\n"), sourceLocation: place)]
                }
                for leftover in leftovers {
                    Issue.record("\(leftover.text)", sourceLocation: leftover.sourceLocation)
                }
            }
        }
    }

}

extension Trait where Self == ExhaustiveTrait {
    /// Makes a test fail if it ends with a transition that it did not assert, a task that still sleeps, a request
    /// without a response, or a script that was not called.
    public static var exhaustive: Self { ExhaustiveTrait() }
}
