public import Testing

/// Something that happens while a test runs: an action of the user, or an event that comes from elsewhere.
public struct UserAction: Sendable {
    let name: String
    let isEvent: Bool
    let body: @MainActor @Sendable () async -> Void

    /// Creates an action of the user, for example a tap. The actions keep the sequence in which the test names them,
    /// because one user does one thing after the other. If the test fails, the failure can contain the name.
    public static func action(_ name: String, _ body: @escaping @MainActor @Sendable () async -> Void) -> Self {
        Self(name: name, isEvent: false, body: body)
    }

    /// Creates an event that does not come from this user, for example another process changes the session. It can
    /// happen before, between and after the actions, and before and after other events.
    public static func event(_ name: String, _ body: @escaping @MainActor @Sendable () async -> Void) -> Self {
        Self(name: name, isEvent: true, body: body)
    }
}

/// Does the actions in this sequence, at every possible moment between the responses, the timers and the events.
/// Returns when no action runs and nothing waits for a response or a test clock. The test needs the trait
/// `.everyOrder`.
public func user(_ actions: UserAction..., sourceLocation: SourceLocation = #_sourceLocation) async {
    await user(actions, sourceLocation: sourceLocation)
}

/// Does the actions in the sequence of the array.
public func user(_ actions: [UserAction], sourceLocation: SourceLocation = #_sourceLocation) async {
    if let order = Order.current {
        await order.explore(actions)
    } else {
        Issue.record("`user` needs the trait .everyOrder.", sourceLocation: sourceLocation)
    }
}
