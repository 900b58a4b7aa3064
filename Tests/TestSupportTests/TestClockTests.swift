import Dispatch
import TestSupport
import Testing

@MainActor @Suite("A test clock", .exhaustive)
struct TestClockTests {
    let clock = TestClock()

    @Test("advancing the clock wakes only the tasks whose deadline is reached")
    func advance() async throws {
        try await expectFailures("A task still sleeps until the clock is at 3.0 seconds. Now it is at 2.0 seconds.") {
            let clock = TestClock()
            let naps = [1, 2, 3].map { seconds in
                Task { try await clock.sleep(for: .seconds(seconds)) }
            }
            await clock.sleepers(3)
            clock.advance(by: .seconds(2))
            try await naps[0].value
            try await naps[1].value
        }
    }

    @available(macOS 15, iOS 18, *)
    @Test("tasks wake in the order of their deadlines, not in the order in which they started to sleep")
    func order() async throws {
        let executor = OneAtATime()
        let (woken, continuation) = AsyncStream.makeStream(of: Int.self)
        let naps = [3, 1, 2].map { seconds in
            Task(executorPreference: executor) { [clock] in
                try await clock.sleep(for: .seconds(seconds))
                continuation.yield(seconds)
            }
        }
        await clock.sleepers(3)
        clock.advance(by: .seconds(3))
        for nap in naps {
            try await nap.value
        }
        var order = woken.makeAsyncIterator()
        #expect(await [order.next(), order.next(), order.next()] == [1, 2, 3])
    }

    @Test("if the tasks sleep already, sleepers lets no other work of the main actor run")
    func keepsTurn() async {
        let (nap, isLate) = (Task { [clock] in try await clock.sleep(for: .seconds(1)) }, Locked(false))
        await clock.sleepers(1)
        Task { isLate.change { $0 = true } }
        await clock.sleepers(1)
        #expect(!isLate.value)
        clock.advance(by: .seconds(1))
        _ = await nap.result
    }

    @Test("if a test waits for more sleeping tasks than there are, it fails with one issue")
    func fewSleepers() async throws {
        try await expectFailures(
            "Nothing can happen any more, and the test has not ended.\nOnly 0 of 1 tasks slept on the clock.",
            trait: ExhaustiveTrait(limit: .milliseconds(100))
        ) {
            let clock = TestClock()
            for _ in 1...3 { await clock.sleepers(1) }
            #expect(clock.hasSleepers)
        }
    }
}

/// A task executor that runs one job at a time, in the order in which jobs are added.
@available(macOS 15, iOS 18, *)
private final class OneAtATime: TaskExecutor {
    private let queue = DispatchQueue(label: "one at a time")

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
    }
}
