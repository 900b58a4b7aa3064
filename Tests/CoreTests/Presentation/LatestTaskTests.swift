import Core
import TestSupport
import Testing

@MainActor @Suite("The latest task", .exhaustive)
struct LatestTaskTests {
    enum Fault: Error, Equatable {
        case broken
    }

    let clock = TestClock()
    let latest = LatestTask()

    private func slow() async -> LatestTask.Outcome<Int, any Error> {
        await latest.run { [clock] in
            try await clock.sleep(for: .seconds(1))
            return 1
        }
    }

    @Test("the outcome of work is its value or its error")
    func ends() async {
        guard case .success(7) = await latest.run({ () throws(Fault) in 7 }) else {
            Issue.record("the value was lost")
            return
        }
        let failure = await latest.run { () throws(Fault) -> Int in throw .broken }
        guard case .failure(.broken) = failure else {
            Issue.record("the error was lost")
            return
        }
        #expect(!latest.isRunning)
    }

    @Test("new work cancels the old work, whose outcome is superseded")
    func supersedes() async {
        async let old = slow()
        await clock.sleepers(1)
        #expect(latest.isRunning)
        guard case .success(2) = await latest.run({ () throws(Fault) in 2 }), case .superseded = await old else {
            Issue.record("the old work counted")
            return
        }
    }

    @Test("old work that ignores its cancellation is superseded too")
    func supersedesUncancellable() async {
        async let old = latest.run { [clock] () throws(Fault) -> Int in
            try? await Task { try await clock.sleep(for: .seconds(1)) }.value
            return 1
        }
        await clock.sleepers(1)
        _ = await latest.run { () throws(Fault) in 2 }
        clock.advance(by: .seconds(1))
        guard case .superseded = await old else {
            Issue.record("a late result counted")
            return
        }
    }

    @Test("the outcome of cancelled work is cancelled")
    func cancels() async {
        async let work = slow()
        await clock.sleepers(1)
        latest.cancel()
        guard case .cancelled = await work else {
            Issue.record("the work was not cancelled")
            return
        }
        #expect(!latest.isRunning)
    }

    @Test("cancelling the caller cancels the work")
    func callerCancels() async {
        let caller = Task { await slow() }
        await clock.sleepers(1)
        caller.cancel()
        guard case .cancelled = await caller.value else {
            Issue.record("the work was not cancelled")
            return
        }
    }

    @Test("the outcome of abandoned work is superseded")
    func abandons() async {
        async let work = slow()
        await clock.sleepers(1)
        latest.abandon()
        #expect(!latest.isRunning)
        guard case .superseded = await work else {
            Issue.record("abandoned work counted")
            return
        }
    }
}
