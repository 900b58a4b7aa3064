import Testing

/// One run of an exhaustive test: it knows every support object that the test makes, and asks each at the end.
final class ExhaustiveScope: Sendable {
    @TaskLocal static var current: ExhaustiveScope?

    private let state = Monitor(State())

    /// What the test left open.
    var leftovers: [Leftover] { state.current.members.flatMap(\.leftovers) }

    /// Ends every wait for a member, those for members to come included, so that nothing hangs on them.
    func abandon() {
        let members = state.update { state in
            state.isAbandoned = true
            return state.members
        }
        members.forEach { $0.abandon() }
    }

    /// Makes the test that runs now answer for a support object.
    static func register(_ member: any Exhaustible, sourceLocation: SourceLocation) {
        guard let current else {
            let name = String(describing: type(of: member))
            Issue.record("Nothing checks this \(name) at the end: add .exhaustive.", sourceLocation: sourceLocation)
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

/// A support object that can be asked what a test left open.
protocol Exhaustible: Sendable {
    /// What is open now.
    var leftovers: [Leftover] { get }
    /// Ends every wait.
    func abandon()
}

/// Something that a test left open.
struct Leftover: Sendable {
    let text: String
    let sourceLocation: SourceLocation
}
