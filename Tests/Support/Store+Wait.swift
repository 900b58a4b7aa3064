public import Core
public import Testing

extension Store {
    /// Waits until `isReached` returns `true` for the state. If no such state can follow, the test fails with the last
    /// state: at once with a `TestClock` and `.exhaustive`, otherwise after 20 seconds.
    public func wait(
        until isReached: @escaping @Sendable (State) -> Bool,
        sourceLocation: SourceLocation = #_sourceLocation
    ) async {
        let latest = Monitor(state)
        let observer = transitions.observe { state in latest.update { $0 = state } }
        defer { observer.cancel() }
        await latest.wait(until: isReached, at: sourceLocation) { state in
            "The test waits for a state that does not come. The last state is:\n"
                + StructuredText.lines(of: state).joined(separator: "\n")
        }
    }
}
