public import Testing

/// A trait that runs a test once for each order of the responses, the timers, the events and the actions that `user`
/// gets. Only the actions keep their sequence. A test that has only one order fails.
///
/// Each run has a new instance of the suite. Before and after the call of `user`, responses always come before timers.
/// A cancelled request fails at once in some orders, and gets its response later in others. If the test fails, the
/// trait reports a short order in which the same line fails.
///
/// A timer is a sleep on a `TestClock`, so the tested class gets `any Clock<Duration>`. Of two sleeps, the shorter one
/// ends first. A dependency without an `APIClient` can sleep on the clock before it answers.
///
/// An order can break only a rule that the test checks. Two, three and four actions on a list have 6, 150 and 893
/// orders. Such a test does not see other threads, calls of an actor that do not suspend, real time, other processes
/// and SwiftUI. Work with files and sockets fails the test. Without two hooks of the Swift runtime, it is skipped.
public struct EveryOrderTrait: TestTrait, SuiteTrait, TestScoping {
    let betweenJobs: Bool
    let limit: Int
    let only: String?
    let report: @Sendable (_ count: Int) -> Void

    /// Always `true`. If a suite has this trait, each of its tests has it.
    public var isRecursive: Bool { true }

    /// Runs the test in different orders, or only in the order that `.order` names.
    public func provideScope(
        for test: Test,
        testCase: Test.Case?,
        performing function: @Sendable () async throws -> Void
    ) async throws {
        guard JobQueue.isAvailable else {
            let text: Comment = "Skipped: on this system, a test cannot choose the order of its jobs."
            return withKnownIssue { Issue.record(text) }
        }
        await withoutActuallyEscaping(function) { function in
            let search = OrderSearch(limit: limit, location: test.sourceLocation, report: report) { plan in
                await run(plan, of: test, testCase, function)
            }
            if let only {
                await report(search.repeated(only))
            } else if let failure = await search.failure() {
                report(failure)
            }
        }
    }

    private func run(
        _ plan: OrderPlan,
        of test: Test,
        _ testCase: Test.Case?,
        _ function: @escaping @Sendable () async throws -> Void
    ) async -> OrderRun {
        let problems = Locked<[Leftover]>([])
        let collect = IssueHandlingTrait.compactMapIssues { issue in
            let text = if case .unconditional = issue.kind { "\(issue.comments[0])" } else { "\(issue)" }
            let location = issue.sourceLocation ?? test.sourceLocation
            problems.change { $0.append(Leftover(text: text, sourceLocation: location)) }
            return nil
        }
        let order = Order(plan, betweenJobs: betweenJobs)
        let leftovers = await order.run(at: test.sourceLocation) {
            try? await collect.provideScope(for: test, testCase: testCase) {
                await #expect(throws: Never.self) { try await function() }
            }
        }
        return OrderRun(plan: plan, log: order.log, problems: problems.value + leftovers)
    }

    private func report(_ run: OrderRun) {
        let call = ".order(\"\(run.plan)\"\(betweenJobs ? ", betweenJobs: true" : ""))"
        let steps = run.log.steps.enumerated().map { "\n  \($0 + 1). \($1)" }.joined()
        let order = steps.isEmpty ? "" : "\nIt fails in this order. Repeat it with \(call):\(steps)"
        for problem in run.problems {
            Issue.record("\(problem.text)\(order)", sourceLocation: problem.sourceLocation)
        }
    }
}

extension Trait where Self == EveryOrderTrait {
    /// Runs the test in every order of its events. An action can happen whenever no job waits.
    public static var everyOrder: Self { everyOrder() }

    /// Runs the test in every order, and fails if there are more orders than `limit`. With `betweenJobs`, an action can
    /// also happen while jobs of other work wait. There are many more such orders, so write only two actions. `report`
    /// gets the number of orders that ran.
    public static func everyOrder(
        betweenJobs: Bool = false,
        limit: Int = 1_000,
        report: @escaping @Sendable (_ count: Int) -> Void = { _ in }
    ) -> Self {
        Self(betweenJobs: betweenJobs, limit: limit, only: nil, report: report)
    }

    /// Repeats one order. A failure with `.everyOrder` reports the text of its order.
    public static func order(_ text: String, betweenJobs: Bool = false) -> Self {
        Self(betweenJobs: betweenJobs, limit: 1, only: text) { _ in }
    }
}
