/// An order in which to run a test. If its text is `13:02`, `.order("13:02")` repeats this order.
struct OrderPlan: Sendable, CustomStringConvertible {
    /// The numbers of the actions that happen. The first action has the number 1. `nil` means all actions.
    var actions: [Int]?
    /// Which event happens each time that several events are possible. The first event is 0.
    var choices: [Int] = []
}

extension OrderPlan {
    /// Reads the text of an order. Returns `nil` for any other text.
    init?(_ text: String) {
        let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        let digits = parts.map { part in part.compactMap { Int(String($0), radix: 36) } }
        guard parts.count <= 2, parts.map(\.count) == digits.map(\.count) else { return nil }
        self.init(actions: parts.count == 2 ? digits[0] : nil, choices: digits.last ?? [])
    }

    var description: String {
        func text(_ numbers: some Sequence<Int>) -> String { numbers.map { String($0, radix: 36) }.joined() }
        return (actions.map { text($0) + ":" } ?? "") + text(choices.prefix(1 + (choices.lastIndex { $0 > 0 } ?? -1)))
    }
}

/// What has happened in an order.
struct OrderLog: Sendable {
    /// The events in words.
    var steps: [String] = []
    /// For each time that several events were possible: which event was planned, and how many were possible.
    var choices: [(planned: Int, count: Int)] = []
    /// The number of actions that were passed to `user`, including those that did not happen.
    var actions = 0

    /// The choices of the next order. `nil` if this is the last order.
    var nextChoices: [Int]? {
        guard let last = choices.lastIndex(where: { $0.planned + 1 < $0.count }) else { return nil }
        return choices[..<last].map(\.planned) + [choices[last].planned + 1]
    }
}
