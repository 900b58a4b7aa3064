import Foundation

/// A value under a lock, and tasks that wait until it meets a condition.
///
/// `Mutex` would say the same to the compiler, but needs macOS 15. Unchecked is safe here: `value`, `waiters` and
/// `isAbandoned` are private, and nothing touches them but `locked`.
final class Monitor<Value: Sendable>: @unchecked Sendable {
    private let lock = NSLock()
    private var value: Value
    private var waiters: [Waiter] = []
    private var isAbandoned = false

    init(_ value: Value) {
        self.value = value
    }

    /// The value as it is now.
    var current: Value { locked { monitor in monitor.value } }

    /// Changes the value, and wakes those whose condition it meets now, in the order in which they came.
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

    /// Waits until the value meets a condition, and says whether it did: a wait ends without when its task is
    /// cancelled or the monitor abandoned; then the value is changed by `giveUp`, before the canceller goes on.
    func wait(
        until condition: @escaping @Sendable (Value) -> Bool,
        orElse giveUp: @escaping @Sendable (inout Value) -> Void = { _ in }
    ) async -> Bool {
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

    /// Ends every wait, those to come included, without the condition.
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
