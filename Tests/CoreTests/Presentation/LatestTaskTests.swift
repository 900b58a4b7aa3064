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

    @Test("the outcome of a task is its value or its error")
    func ends() async {
        guard case .success(7) = await latest.run({ () throws(Fault) in 7 }) else {
            Issue.record("the outcome of the task is not its value")
            return
        }
        let failure = await latest.run { () throws(Fault) -> Int in throw .broken }
        guard case .failure(.broken) = failure else {
            Issue.record("the outcome of the task is not its error")
            return
        }
        #expect(!latest.isRunning)
    }

    @Test("a new task cancels the old task, and the outcome of the old task is superseded")
    func supersedes() async {
        async let old = slow()
        await clock.sleepers(1)
        #expect(latest.isRunning)
        guard case .success(2) = await latest.run({ () throws(Fault) in 2 }), case .superseded = await old else {
            Issue.record("the outcome of the old task is not superseded")
            return
        }
    }

    @Test("the outcome of an old task is superseded, even if the task ignores its cancellation")
    func supersedesUncancellable() async {
        async let old = latest.run { [clock] () throws(Fault) -> Int in
            try? await Task { try await clock.sleep(for: .seconds(1)) }.value
            return 1
        }
        await clock.sleepers(1)
        _ = await latest.run { () throws(Fault) in 2 }
        clock.advance(by: .seconds(1))
        guard case .superseded = await old else {
            Issue.record("the outcome of the late task is not superseded")
            return
        }
    }

    @Test("after cancel, the outcome of a task is cancelled")
    func cancels() async {
        async let work = slow()
        await clock.sleepers(1)
        latest.cancel()
        guard case .cancelled = await work else {
            Issue.record("the outcome of the task is not cancelled")
            return
        }
        #expect(!latest.isRunning)
    }

    @Test("if the caller of run is cancelled, the task is cancelled")
    func callerCancels() async {
        let caller = Task { await slow() }
        await clock.sleepers(1)
        caller.cancel()
        guard case .cancelled = await caller.value else {
            Issue.record("the outcome of the task is not cancelled")
            return
        }
    }

    @Test("after abandon, the outcome of a task is superseded")
    func abandons() async {
        async let work = slow()
        await clock.sleepers(1)
        latest.abandon()
        #expect(!latest.isRunning)
        guard case .superseded = await work else {
            Issue.record("the outcome of the abandoned task is not superseded")
            return
        }
    }
}
