import Core

extension Outcome {
    /// A step that `focal demo` has printed.
    struct Step: Equatable {
        let number: Int
        let title: String
        /// The states that the store had, for example `idle → loading → loaded(Leanne Graham)`.
        let states: String
        /// The lines of the screen, without empty lines.
        let screen: [String]
    }

    /// The steps on stdout. The outcome must be of `focal demo` without `--json`.
    var steps: [Step] {
        var steps: [Step] = []
        for line in lines {
            if let match = line.wholeMatch(of: /([0-9]+)\. (.+)/), let number = Int(match.1) {
                steps.append(Step(number: number, title: String(match.2), states: "", screen: []))
            } else if let last = steps.popLast() {
                let states = last.states.isEmpty ? line.trimmingPrefix("   ") : last.states[...]
                let screen = last.states.isEmpty ? [] : last.screen + [line]
                steps.append(Step(number: last.number, title: last.title, states: String(states), screen: screen))
            }
        }
        return steps
    }

    /// At most `count` steps on stdout, starting with the first step that has this title.
    func steps(from title: String, count: Int) -> [Step] {
        Array(steps.drop { $0.title != title }.prefix(count))
    }
}
