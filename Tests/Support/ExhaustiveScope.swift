import Testing

/// One run of an exhaustive test. It has every support object that the test makes, and checks each one at the end.
final class ExhaustiveScope: Sendable {
    @TaskLocal static var current: ExhaustiveScope?

    private let state = Monitor(State())

    /// What the test did not finish.
    var leftovers: [Leftover] { state.current.members.flatMap(\.leftovers) }

    /// Ends every wait for a support object, and also every wait that starts later, so that nothing hangs.
    func abandon() {
        let members = state.update { state in
            state.isAbandoned = true
            return state.members
        }
        members.forEach { $0.abandon() }
    }

    /// Adds a support object to the test that runs now.
    static func register(_ member: any Exhaustible, sourceLocation: SourceLocation) {
        guard let current else {
            let name = String(describing: type(of: member))
            let text = "This \(name) is not checked at the end. Add .exhaustive to the test."
            Issue.record("\(text)", sourceLocation: sourceLocation)
            return
        }
        let isAbandoned = current.state.update { state in
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

/// A support object that knows what a test did not finish.
protocol Exhaustible: Sendable {
    /// What is not finished now.
    var leftovers: [Leftover] { get }
    /// Ends every wait for this object.
    func abandon()
}

/// Something that a test did not finish.
struct Leftover: Sendable {
    let text: String
    let sourceLocation: SourceLocation
}
