import Testing

extension Monitor {
    /// Waits until the value meets a condition. If this can never happen, the test fails with `text` of the value.
    ///
    /// With `.exhaustive` or `.everyOrder`, the trait finds out that the test cannot end. Any other test fails after 20
    /// seconds, as soon as nothing runs in this process.
    ///
    /// - Returns: `false` if the value does not meet the condition.
    @discardableResult
    nonisolated(nonsending) func wait(
        until condition: @escaping @Sendable (Value) -> Bool,
        at location: SourceLocation,
        orFail text: @escaping @Sendable (Value) -> String
    ) async -> Bool {
        if let scope = ExhaustiveScope.current {
            let unfinished = UnfinishedWait(monitor: self, text: text, location: location)
            scope.add(unfinished)
            let isMet = await wait(until: condition)
            unfinished.isOver.change { $0 = isMet }
            return isMet
        }
        return await withTaskGroup(of: Bool.self) { group in
            group.addTask { await self.wait(until: condition) }
            group.addTask {
                try? await Task.sleep(for: WaitLimit.current)
                return await !Idleness.wait(for: .milliseconds(500))
            }
            let isMet = await group.next() == true
            if !isMet, !Task.isCancelled { Issue.record("\(text(current))", sourceLocation: location) }
            group.cancelAll()
            return isMet
        }
    }
}

/// A wait of a test with a trait that checks it at the end.
private struct UnfinishedWait<Value: Sendable>: Exhaustible {
    let monitor: Monitor<Value>
    let text: @Sendable (Value) -> String
    let location: SourceLocation
    let isOver = Locked(false)

    var leftovers: [Leftover] {
        isOver.value ? [] : [Leftover(text: text(monitor.current), sourceLocation: location)]
    }

    func abandon() { monitor.abandon() }
}

/// The time after which a wait without a trait can fail.
enum WaitLimit {
    @TaskLocal static var current: Duration = .seconds(20)
}
