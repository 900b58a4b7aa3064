public import Testing

/// An action of the user, for example a tap on a button.
public struct UserAction: Sendable {
    let name: String
    let body: @MainActor @Sendable () async -> Void

    /// Creates an action. The name says what the user does. If the test fails, the failure can contain the name.
    public static func action(_ name: String, _ body: @escaping @MainActor @Sendable () async -> Void) -> Self {
        Self(name: name, body: body)
    }
}

/// Does the actions in this order, at every possible moment between the responses and the timers. Returns when no
/// action runs and nothing waits for a response or a test clock. The test needs the trait `.everyOrder`.
public func user(_ actions: UserAction..., sourceLocation: SourceLocation = #_sourceLocation) async {
    await user(actions, sourceLocation: sourceLocation)
}

/// Does the actions in the order of the array.
public func user(_ actions: [UserAction], sourceLocation: SourceLocation = #_sourceLocation) async {
    if let order = Order.current {
        await order.explore(actions)
    } else {
        Issue.record("`user` needs the trait .everyOrder.", sourceLocation: sourceLocation)
    }
}
