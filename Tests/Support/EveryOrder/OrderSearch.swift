import Testing

/// Runs a test in every order until it fails. Then looks for a shorter order that fails at the same line.
struct OrderSearch {
    let limit: Int
    let location: SourceLocation
    let report: (_ count: Int) -> Void
    let run: (OrderPlan) async -> OrderRun

    /// Returns the run of the order with this text. If the test has no such order, the run has a problem.
    func repeated(_ text: String) async -> OrderRun {
        if let plan = OrderPlan(text) {
            let run = await run(plan)
            let isPossible = run.log.choices.allSatisfy { $0.planned < $0.count }
            if isPossible, run.log.choices.count >= plan.choices.count { return run }
        }
        return problem("The test has no order \"\(text)\". Use .everyOrder to find an order that fails.")
    }

    /// Returns a short run that fails, or `nil`. It is also a failure if there are more than `limit` orders, or only
    /// one.
    func failure() async -> OrderRun? {
        var failure: OrderRun?
        var count = 0
        let isComplete = await visit(nil) { run in
            count += 1
            if !run.problems.isEmpty { failure = run }
            return failure == nil
        }
        report(count)
        if let failure { return await shortest(like: failure) }
        if count == 1 { return problem("The test has only one order. It needs actions, events, responses or timers.") }
        let advice = "Use fewer actions or fewer requests, or a higher limit: .everyOrder(limit: \(10 * limit))."
        return isComplete ? nil : problem("The test ran in \(limit) orders, and there are more. \(advice)")
    }

    /// Runs one order after the other, until `visit` returns `false`. Returns `false` if there are more than `limit`.
    private func visit(_ actions: [Int]?, _ visit: (OrderRun) -> Bool) async -> Bool {
        var choices: [Int]? = []
        for _ in 0..<limit {
            guard let plan = choices else { return true }
            let run = await run(OrderPlan(actions: actions, choices: plan))
            guard visit(run) else { return true }
            choices = run.log.nextChoices
        }
        return choices == nil
    }

    /// Looks for a run with fewer actions, and then with fewer events, that fails at the same line. Fewer actions are
    /// not used if every order of them fails at this line: then the test probably needs the missing actions.
    private func shortest(like first: OrderRun) async -> OrderRun {
        let all = Array(1..<first.log.actions + 1)
        let subsets = (0..<1 << all.count).map { bits in all.filter { bits & 1 << ($0 - 1) != 0 } }
        for actions in subsets.sorted(by: { $0.count < $1.count }) {
            var failed: [OrderRun] = []
            var count = 0
            _ = await visit(actions == all ? nil : actions) { run in
                count += 1
                var run = run
                run.problems.removeAll { $0.sourceLocation != first.problems[0].sourceLocation }
                if !run.problems.isEmpty { failed.append(run) }
                return true
            }
            let shortest = failed.min { $0.log.steps.count < $1.log.steps.count }
            if let shortest, actions == all || failed.count < count { return shortest }
        }
        return first
    }

    private func problem(_ text: String) -> OrderRun {
        OrderRun(problems: [Leftover(text: text, sourceLocation: location)])
    }
}

/// One run of a test. It has failed if there are problems.
struct OrderRun: Sendable {
    var plan = OrderPlan()
    var log = OrderLog()
    var problems: [Leftover]
}
