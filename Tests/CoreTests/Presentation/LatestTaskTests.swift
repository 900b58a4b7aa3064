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
    let results = Locked<[Result<Int, Fault>]>([])

    /// Starts work that ends with `value` after one second.
    private func start(_ value: Int, ignoresCancellation: Bool = false) {
        latest.start { [clock] () async throws(Fault) -> Int in
            if ignoresCancellation {
                try? await Task { try await clock.sleep(for: .seconds(1)) }.value
            } else {
                try? await clock.sleep(for: .seconds(1))
            }
            return value
        } then: { [results] (result: Result<Int, Fault>) in
            results.change { $0.append(result) }
        }
    }

    @Test("the result of the work is its value or its error", arguments: [Result.success(7), .failure(Fault.broken)])
    func ends(result: Result<Int, Fault>) async {
        latest.start { () async throws(Fault) -> Int in
            try result.get()
        } then: { [latest, results] in
            #expect(!latest.isRunning)
            let result: Result<Int, Fault> = $0
            results.change { $0.append(result) }
        }
        #expect(latest.isRunning)
        #expect(results.value == [])
        await latest.wait()
        #expect(!latest.isRunning)
        #expect(results.value == [result])
    }

    @Test(
        "the result of work that ignores its cancellation is not received after new work or cancel",
        arguments: [false, true]
    )
    func ignoresLateResult(isReplaced: Bool) async {
        start(1, ignoresCancellation: true)
        await clock.sleepers(1)
        if isReplaced { start(2, ignoresCancellation: true) } else { latest.cancel() }
        await clock.sleepers(isReplaced ? 2 : 1)
        clock.advance(by: .seconds(1))
        await latest.wait()
        // This work starts later than the late work, and so it ends later.
        start(3)
        await clock.sleepers(1)
        clock.advance(by: .seconds(1))
        await latest.wait()
        #expect(results.value == (isReplaced ? [.success(2), .success(3)] : [.success(3)]))
    }

    @Test("after cancel, no work is running, wait returns, and no result is received")
    func cancels() async {
        start(1)
        async let waiting: Void = latest.wait()
        await clock.sleepers(1)
        latest.cancel()
        #expect(!latest.isRunning)
        await waiting
        await latest.wait()
        #expect(results.value == [])
    }

    @Test("work that is cancelled or replaced before it starts does not run")
    func startsNoCancelledWork() async {
        let started = Locked<[Int]>([])
        for number in 1...3 {
            latest.start {
                started.change { $0.append(number) }
            } then: { (_: Result<Void, Never>) in
            }
            if number == 1 { latest.cancel() }
        }
        await latest.wait()
        #expect(started.value == [3])
    }

    @Test("if the caller of wait is cancelled, wait returns at once, and the work continues")
    func outlivesCaller() async {
        start(1)
        let caller = Task { await latest.wait() }
        await clock.sleepers(1)
        caller.cancel()
        await caller.value
        #expect(latest.isRunning)
        clock.advance(by: .seconds(1))
        await latest.wait()
        #expect(results.value == [.success(1)])
    }

    @Test("wait also waits for work that the receiver of the result starts")
    func waitsForNextWork() async {
        latest.start { () async -> Int in
            1
        } then: { (_: Result<Int, Never>) in
            start(2)
        }
        async let waiting: Void = latest.wait()
        await clock.sleepers(1)
        clock.advance(by: .seconds(1))
        await waiting
        #expect(results.value == [.success(2)])
    }
}
