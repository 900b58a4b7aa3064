import Foundation

/// A value with a lock. Tasks can wait until the value meets a condition.
///
/// `Mutex` is not used because it needs macOS 15. `@unchecked Sendable` is safe because `value`, `waiters` and
/// `isAbandoned` are private and are used only in `locked`.
final class Monitor<Value: Sendable>: @unchecked Sendable {
    private let lock = NSLock()
    private var value: Value
    private var waiters: [Waiter] = []
    private var isAbandoned = false

    init(_ value: Value) {
        self.value = value
    }

    /// A copy of the current value.
    var current: Value { locked { monitor in monitor.value } }

    /// Changes the value, and returns the result of `change`. If the new value meets the condition of a waiting task,
    /// the task wakes. Tasks that started to wait earlier wake first.
    @discardableResult
    func update<Result>(_ change: (inout Value) -> Result) -> Result {
        let (result, woken) = locked { monitor in
            let result = change(&monitor.value)
            return (result, monitor.removeWaiters { [value = monitor.value] in $0.condition(value) })
        }
        for waiter in woken {
            waiter.continuation.resume(returning: true)
        }
        return result
    }

    /// Waits until the value meets a condition.
    ///
    /// - Returns: `false` if the task is cancelled, or `abandon()` is called, before the value meets the condition. In
    ///   these cases, `giveUp` has changed the value. If the task waits, `giveUp` runs before `cancel()` returns.
    nonisolated(nonsending) func wait(
        until condition: @escaping @Sendable (Value) -> Bool,
        orElse giveUp: @escaping @Sendable (inout Value) -> Void = { _ in }
    ) async -> Bool {
        // Without a suspension, a caller on the main actor does not wait for its next turn.
        if condition(current) { return true }
        let id = UUID()
        return await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let waiter = Waiter(id: id, condition: condition, giveUp: giveUp, continuation: continuation)
                let isLost = locked { monitor in
                    let isLost = !condition(monitor.value) && (Task.isCancelled || monitor.isAbandoned)
                    if !isLost { monitor.waiters.append(waiter) }
                    return isLost
                }
                if isLost {
                    end(waiter)
                } else {
                    update { _ in }
                }
            }
        } onCancel: {
            locked { monitor in monitor.removeWaiters { $0.id == id } }.forEach(end)
        }
    }

    /// Ends all waiting with the result `false`. If a task starts to wait later, it does not wait either.
    func abandon() {
        let waiters = locked { monitor in
            monitor.isAbandoned = true
            return monitor.removeWaiters { _ in true }
        }
        waiters.forEach(end)
    }

    private func end(_ waiter: Waiter) {
        update(waiter.giveUp)
        waiter.continuation.resume(returning: false)
    }

    private func removeWaiters(where isMeant: (Waiter) -> Bool) -> [Waiter] {
        defer { waiters.removeAll(where: isMeant) }
        return waiters.filter(isMeant)
    }

    private func locked<Result>(_ body: (Monitor) -> Result) -> Result {
        lock.withLock { body(self) }
    }

    private struct Waiter: Sendable {
        let id: UUID
        let condition: @Sendable (Value) -> Bool
        let giveUp: @Sendable (inout Value) -> Void
        let continuation: CheckedContinuation<Bool, Never>
    }
}
