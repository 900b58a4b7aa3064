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
    let client = ScriptedAPIClient()
    /// The argument of the last call of `order(_:)`. `nil` means that no work may run.
    let current = Locked<Int?>(nil)

    /// Starts work that ends with `value` after one second.
    private func start(_ value: Int) {
        latest.start { [clock] () async throws(Fault) -> Int in
            try? await clock.sleep(for: .seconds(1))
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

    /// Starts work that sends a request. Only the latest work may run and have a result.
    private func order(_ number: Int) async {
        latest.start { [client, current] in
            #expect(current.value == number)
            _ = try? await client.send(APIRequest(.get, "/"))
        } then: { [current, latest] (_: Result<Void, Never>) in
            #expect(current.value == number && !latest.isRunning)
            // The closure that receives a result can start new work.
            if number == 2 {
                latest.start {
                } then: { (_: Result<Void, Never>) in
                }
            }
        }
        current.change { $0 = number }
        await latest.wait()
        #expect(!latest.isRunning)
    }

    @Test("only the latest work has a result, and wait returns when it has ended", .everyOrder)
    func runsLatest() async {
        client.on(.get, "/") { _ in .status(204) }
        await user(
            .action("start") { await order(1) },
            .action("start again") { await order(2) },
            .action("cancel") {
                current.change { $0 = nil }
                latest.cancel()
                #expect(!latest.isRunning)
            }
        )
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
}
