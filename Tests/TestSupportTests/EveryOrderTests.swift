import Core
import Foundation
import TestSupport
import Testing

@MainActor @Suite("The trait .everyOrder")
struct EveryOrderTests {
    /// Runs `body` with `trait`. Returns a text for each run, sorted: what `body` added to `log`.
    private static func orders(
        _ trait: EveryOrderTrait = .everyOrder,
        _ body: @escaping @MainActor @Sendable (_ log: Locked<[String]>) async -> Void
    ) async throws -> [String] {
        let orders = Locked<[String]>([])
        let test = try #require(Test.current)
        try await trait.provideScope(for: test, testCase: nil) { @MainActor in
            let log = Locked<[String]>([])
            await body(log)
            orders.change { $0.append(log.value.joined(separator: " ")) }
        }
        return orders.value.sorted()
    }

    private static func client(_ log: Locked<[String]>) -> @MainActor @Sendable (APIPath) async -> Void {
        let client = ScriptedAPIClient()
        for path: APIPath in ["/a", "/b"] {
            client.on(.get, path) { _ in .status(204) }
        }
        return { path in
            let status = try? await client.send(APIRequest(.get, path)).status
            log.change { $0.append("\(path)\(status == nil ? "!" : "")") }
        }
    }

    @Test("responses and actions happen in every order, and each order runs once")
    func enumerates() async throws {
        let orders = try await Self.orders { log in
            let get = Self.client(log)
            await user(.action("a") { await get("/a") }, .action("b") { await get("/b") })
        }
        #expect(orders == ["/a /b", "/a /b", "/b /a"])
    }

    @Test("an event can happen before, between and after the actions, and the trait reports 12 orders")
    func placesEvents() async throws {
        let count = Locked(0)
        let trait: EveryOrderTrait = .everyOrder { number in count.change { $0 = number } }
        let orders = try await Self.orders(trait) { log in
            await user(
                .action("1") { log.change { $0.append("1") } },
                .action("2") { log.change { $0.append("2") } },
                .event("e") { log.change { $0.append("e") } },
                .event("f") { log.change { $0.append("f") } }
            )
        }
        #expect(orders == orders.filter { $0.contains(/1.*2/) })
        #expect(Set(orders).count == 12)
        #expect(orders.count == 12 && count.value == 12)
    }

    @Test("only an event finds what happens if the session ends before the user loads", arguments: [false, true])
    func findsRace(isEvent: Bool) async throws {
        let orders = try await Self.orders { log in
            let get = Self.client(log)
            let end: @MainActor @Sendable () async -> Void = { log.change { $0.append("end") } }
            await user(.action("load") { await get("/a") }, isEvent ? .event("end", end) : .action("end", end))
        }
        #expect(orders == ["/a end", "end /a"] + (isEvent ? ["end /a"] : []))
    }

    @Test("a test with only one order fails")
    func needsOrders() async throws {
        try await expectFailures(
            "The test has only one order. It needs actions, events, responses or timers.",
            trait: EveryOrderTrait.everyOrder
        ) {
            await user(.action("tap") {}, .action("tap again") {})
        }
    }

    @Test("a cancelled request fails at once, or its response arrives")
    func cancels() async throws {
        let orders = try await Self.orders { log in
            let get = Self.client(log)
            let task = Task { await get("/a") }
            await user(.action("cancel") { task.cancel() })
        }
        #expect(orders == ["/a", "/a", "/a!"])
    }

    @Test("a timer ends before or after an action, and the clock advances only to the next timer")
    func passesTime() async throws {
        let orders = try await Self.orders { log in
            let clock = TestClock()
            let start = clock.now
            await user(
                .action("wait") {
                    try? await clock.sleep(for: .seconds(2))
                    log.change { $0.append("\(start.duration(to: clock.now))") }
                },
                .action("tap") { log.change { $0.append("tap") } }
            )
        }
        #expect(orders == ["2.0 seconds tap", "tap 2.0 seconds"])
    }

    @Test("an action can happen between two jobs only if betweenJobs is true", arguments: [(false, 2), (true, 4)])
    func betweenJobs(isOn: Bool, count: Int) async throws {
        let orders = try await Self.orders(.everyOrder(betweenJobs: isOn)) { log in
            await user(
                .action("count") {
                    for number in 1...3 {
                        log.change { $0.append("\(number)") }
                        await Task.yield()
                    }
                },
                .event("tap") { log.change { $0.append("tap") } }
            )
        }
        #expect(Set(orders).count == count && Set(orders).contains("1 2 3 tap"))
    }

    @Test("a failure names the fewest actions and events, and .order repeats it", arguments: [nil, "13:1", "11"])
    func shrinks(notation: String?) async throws {
        let order = """
            The tap came first.
            It fails in this order. Repeat it with .order("\(notation ?? "13:1")"):
              1. user: load

            """
        let fewest = order + "  2. user: tap\n  3. response: GET /a"
        let all = order + "  2. user: other\n  3. user: tap\n  4. response: GET /a"
        try await expectFailures(
            notation == "11" ? all : fewest,
            trait: notation.map { .order($0) } ?? EveryOrderTrait.everyOrder
        ) {
            let log = Locked<[String]>([])
            let get = Self.client(log)
            await user(
                .action("load") { await get("/a") },
                .action("other") {},
                .action("tap") { if log.value.isEmpty { Issue.record("The tap came first.") } }
            )
        }
    }

    @Test("more orders than the limit are a failure")
    func limits() async throws {
        try await expectFailures(
            """
            The test ran in 2 orders, and there are more. Use fewer actions or fewer requests, or a higher limit: \
            .everyOrder(limit: 20).
            """,
            trait: EveryOrderTrait.everyOrder(limit: 2)
        ) {
            let get = Self.client(Locked([]))
            await user(.action("a") { await get("/a") }, .action("b") { await get("/b") })
        }
    }

    @Test("a wait that is not scripted fails the test, and the failure names the action", arguments: [false, true])
    func leaves(sleeps: Bool) async throws {
        let waiters = Locked<[CheckedContinuation<Void, Never>]>([])
        defer { waiters.value.forEach { $0.resume() } }
        try await expectFailures(
            """
            The action "load" waits for a thread, a file or a real sleep, \
            and not for a scripted response or a test clock.
            It fails in this order. Repeat it with .order(""):
              1. user: load
            """,
            trait: EveryOrderTrait.everyOrder
        ) {
            await user(
                .action("load") {
                    if sleeps {
                        try? await Task.sleep(for: .seconds(3_600))
                    } else {
                        await withCheckedContinuation { continuation in waiters.change { $0.append(continuation) } }
                    }
                }
            )
        }
    }

    @Test("work without an end fails the test")
    func endsLoop() async throws {
        try await expectFailures(
            """
            The test did not end after 10000 jobs. Some work has no end.
            It fails in this order. Repeat it with .order(""):
              1. user: load
            """,
            trait: EveryOrderTrait.everyOrder
        ) {
            await user(.action("load") { while true { await Task.yield() } })
        }
    }

    @Test("a text that is no order of the test is a failure", arguments: ["x", "1:2:3", "5", "000"])
    func refuses(notation: String) async throws {
        try await expectFailures(
            "The test has no order \"\(notation)\". Use .everyOrder to find an order that fails.",
            trait: EveryOrderTrait.order(notation)
        ) {
            let get = Self.client(Locked([]))
            await user(.action("a") { await get("/a") }, .action("b") {})
        }
    }

    @Test("`user` without the trait fails, and expectTransitions after `user` fails, too")
    func misuse() async throws {
        try await expectFailures("`user` needs the trait .everyOrder.", trait: nil) { await user() }
        let order = "It fails in this order. Repeat it with .order(\"\"):\n  1. user: tap"
        try await expectFailures("Call expectTransitions before `user`.\n\(order)", trait: EveryOrderTrait.everyOrder) {
            await user(.action("tap") {})
            PlainStore(0).expectTransitions([:])
        }
    }
}
