import Core
import Testing

/// One run of a test with the trait `.everyOrder`. It decides which event happens next.
final class Order: Sendable {
    @TaskLocal static var current: Order?

    private let betweenJobs: Bool
    private let scope = ExhaustiveScope()
    private let queue = JobQueue()
    private let state: Locked<State>

    /// - Parameters:
    ///   - plan: Which actions happen, and the first choices. After these choices, the first possible event is chosen.
    ///   - betweenJobs: Whether an action can also happen while jobs wait.
    init(_ plan: OrderPlan, betweenJobs: Bool) {
        self.betweenJobs = betweenJobs
        state = Locked(State(plan: plan))
    }

    var log: OrderLog { state.value.log }

    /// Runs a test on the main thread. Returns what the test has not finished.
    @MainActor
    func run(at location: SourceLocation, _ test: @escaping @Sendable () async -> Void) async -> [Leftover] {
        await withTaskGroup { group in
            queue.use {
                group.addTask { [self] in
                    await ExhaustiveScope.$current.withValue(scope) {
                        await Order.$current.withValue(self, operation: test)
                    }
                    state.change { $0.isFinished = true }
                }
                while !state.value.isFinished, proceed() {}
            }
            let end = state.change { state in
                defer { (state.responses, state.next) = ([], nil) }
                return state
            }
            let leftovers = end.isFinished ? scope.leftovers : [Leftover(text: end.problem, sourceLocation: location)]
            queue.use {
                group.cancelAll()
                scope.abandon()
                end.responses.forEach { $0.waiter.resume(returning: .failure(.cancelled)) }
                end.next?.resume(returning: nil)
                queue.runAll()
            }
            await group.waitForAll()
            return leftovers
        }
    }

    /// Runs one job, or lets one event happen. Returns `false` if the test cannot continue.
    private func proceed() -> Bool {
        let next = state.value.nextActions
        if !queue.isEmpty {
            state.change { $0.jobs += 1 }
            let choice = betweenJobs ? choose(1 + next.count) : 0
            if choice > 0 { state.change { $0.act(next[choice - 1]) } } else { queue.runNext() }
            return state.value.jobs < JobQueue.limit
        }
        let responses = state.value.responses.count
        let time = scope.clocks.compactMap(\.timeToNext).min()
        let others = responses + (time == nil ? 0 : 1)
        let count = others + next.count
        guard count > 0 else { return state.change { $0.end() } }
        let event = choose(count)
        if event < responses {
            state.change { $0.respond(event) }
        } else if let time, event == responses {
            state.change { $0.log.steps.append("time: \(time)") }
            scope.clocks.forEach { $0.advance(by: time) }
        } else {
            state.change { $0.act(next[event - others]) }
        }
        return true
    }

    private func choose(_ count: Int) -> Int {
        state.change { $0.choose(count) }
    }
}

extension Order {
    /// Lets the actions happen. Returns when nothing is pending.
    func explore(_ actions: [UserAction]) async {
        state.change { $0.add(actions) }
        while let action = await withUnsafeContinuation({ next in state.change { $0.next = next } }) {
            Task { @MainActor [state] in
                await action.body()
                state.change { $0.running.removeAll { $0 == action.name } }
            }
        }
    }

    /// Waits for its turn in the order, and returns `result`. In some orders, a cancelled call fails at once instead.
    func response(_ result: Result<APIResponse, APIError>, to request: String) async throws(APIError) -> APIResponse {
        let id = state.change { $0.nextID() }
        return try await withTaskCancellationHandler {
            await withUnsafeContinuation { waiter in
                let response = PendingResponse(id: id, request: request, result: result, waiter: waiter)
                state.change { $0.responses.append(response) }
            }
        } onCancel: {
            state.change { $0.cancel(id) }
        }
        .get()
    }
}

private struct PendingResponse: Sendable {
    let id: Int
    let request: String
    let result: Result<APIResponse, APIError>
    let waiter: UnsafeContinuation<Result<APIResponse, APIError>, Never>
}

private struct State: Sendable {
    let plan: OrderPlan
    var log = OrderLog()
    var responses: [PendingResponse] = []
    /// The actions that have not happened yet.
    var actions: [UserAction] = []
    /// The names of the actions that have not returned yet.
    var running: [String] = []
    /// Receives the next action, or `nil` when nothing is pending.
    var next: UnsafeContinuation<UserAction?, Never>?
    var isFinished = false
    private var lastID = 0
    var jobs = 0

    init(plan: OrderPlan) {
        self.plan = plan
    }

    /// The indices of the actions that can happen now: the first action of the user, and all events.
    var nextActions: [Int] {
        guard next != nil else { return [] }
        let first = actions.firstIndex { !$0.isEvent }
        return actions.indices.filter { $0 == first || actions[$0].isEvent }
    }

    /// The reason why the test cannot continue, although it has not ended.
    var problem: String {
        guard jobs < JobQueue.limit else { return "The test did not end after \(jobs) jobs. Some work has no end." }
        let waiting = running.first.map { "The action \"\($0)\"" } ?? "The test"
        return "\(waiting) waits for a thread, a file or a real sleep, and not for a scripted response or a test clock."
    }

    mutating func nextID() -> Int {
        lastID += 1
        return lastID
    }

    /// Chooses one of several possible events. Before and after the actions, it always chooses the first event.
    mutating func choose(_ count: Int) -> Int {
        guard count > 1, next != nil || !running.isEmpty else { return 0 }
        let planned = plan.choices.dropFirst(log.choices.count).first ?? 0
        log.choices.append((planned, count))
        return min(planned, count - 1)
    }

    mutating func add(_ actions: [UserAction]) {
        for action in actions {
            log.actions += 1
            if plan.actions?.contains(log.actions) != false { self.actions.append(action) }
        }
    }

    mutating func act(_ index: Int) {
        let action = actions.remove(at: index)
        running.append(action.name)
        log.steps.append("\(action.isEvent ? "event" : "user"): \(action.name)")
        next?.resume(returning: action)
        next = nil
    }

    /// Lets `explore` return. Returns `false` if an action still runs, or if `explore` does not wait.
    mutating func end() -> Bool {
        guard running.isEmpty, let next else { return false }
        self.next = nil
        next.resume(returning: nil)
        return true
    }

    mutating func respond(_ index: Int) {
        let response = responses.remove(at: index)
        log.steps.append("response: \(response.request)")
        response.waiter.resume(returning: response.result)
    }

    mutating func cancel(_ id: Int) {
        guard let index = responses.firstIndex(where: { $0.id == id }), choose(2) == 0 else { return }
        let response = responses.remove(at: index)
        log.steps.append("cancelled: \(response.request)")
        response.waiter.resume(returning: .failure(.cancelled))
    }
}
