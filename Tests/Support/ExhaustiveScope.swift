import Testing

/// One run of a test with the trait `.exhaustive` or `.everyOrder`. It collects the support objects that the test
/// creates, for example a `TestClock`, so that they can be checked at the end of the test.
final class ExhaustiveScope: Sendable {
    @TaskLocal static var current: ExhaustiveScope?

    private let state = Monitor(State())

    /// What the test has not finished, in all support objects, for example a task that still sleeps.
    var leftovers: [Leftover] { state.current.members.flatMap(\.leftovers) }

    /// The clocks that the test has created.
    var clocks: [TestClock] { state.current.members.compactMap { $0 as? TestClock } }

    /// Ends every wait for a support object, so that the test cannot hang. A wait that starts later ends at once.
    func abandon() {
        let members = state.update { state in
            state.isAbandoned = true
            return state.members
        }
        members.forEach { $0.abandon() }
    }

    /// Adds a support object to the running test. The test fails if it has neither `.exhaustive` nor `.everyOrder`.
    static func register(_ member: any Exhaustible, sourceLocation: SourceLocation) {
        guard let current else {
            let name = String(describing: type(of: member))
            let text = "This \(name) is not checked at the end of the test. Add the trait .exhaustive."
            Issue.record("\(text)", sourceLocation: sourceLocation)
            return
        }
        current.add(member)
    }

    /// Adds a support object. If the test has been stopped, every wait for the object ends at once.
    func add(_ member: any Exhaustible) {
        let isAbandoned = state.update { state in
            state.members.append(member)
            return state.isAbandoned
        }
        if isAbandoned {
            member.abandon()
        }
    }

    private struct State: Sendable {
        var members: [any Exhaustible] = []
        var isAbandoned = false
    }
}

/// A support object that is checked at the end of a test.
protocol Exhaustible: Sendable {
    /// What the test has not finished in this object, for example a script that was not called.
    var leftovers: [Leftover] { get }
    /// Ends every wait for this object, so that the test cannot hang.
    func abandon()
}

/// A reason why a test fails, for example a task that still sleeps at the end of the test. The test fails with `text`
/// at `sourceLocation`.
struct Leftover: Sendable {
    let text: String
    let sourceLocation: SourceLocation
}
