/// Lets one caller work at a time. The other callers wait, and work in the order of their calls.
actor ExclusiveAccess {
    private var isTaken = false
    private var waiters: [CheckedContinuation<Void, Never>] = []

    /// Runs `work` after the work of all earlier callers has finished.
    func run<Value: Sendable>(_ work: @Sendable () async -> Value) async -> Value {
        if isTaken {
            await withCheckedContinuation { waiters.append($0) }
        }
        isTaken = true
        defer {
            isTaken = !waiters.isEmpty
            if isTaken {
                waiters.removeFirst().resume()
            }
        }
        return await work()
    }
}
