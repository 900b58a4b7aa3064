public import Testing

/// A trait that runs all jobs of a test on one thread, so that the load of the machine cannot change its result. If a
/// system does not allow this, the test runs as without the trait.
public struct OneThreadTrait: TestTrait, SuiteTrait, TestScoping {
    /// Always `true`. If a suite has this trait, each of its tests has it.
    public var isRecursive: Bool { true }

    /// Runs a test on the main thread.
    public func provideScope(
        for test: Test,
        testCase: Test.Case?,
        performing function: @Sendable () async throws -> Void
    ) async throws {
        guard JobQueue.isAvailable else { return try await function() }
        try await withoutActuallyEscaping(function) { function in
            try await OneThread().run(function)
        }
    }
}

extension Trait where Self == OneThreadTrait {
    /// Runs all jobs of the test on one thread.
    public static var oneThread: Self { OneThreadTrait() }
}

/// Waits until no job of the test can run, so that everything waits for a `TestClock` or for nothing. The test needs
/// the trait `.oneThread`.
public func settle() async {
    if let thread = OneThread.current {
        await thread.settle()
    } else {
        for _ in 0..<1_000 { await Task.yield() }
    }
}

private final class OneThread: Sendable {
    @TaskLocal static var current: OneThread?

    private let queue = JobQueue()
    private let waiters = Locked<[UnsafeContinuation<Void, Never>]>([])

    @MainActor
    func run(_ test: @escaping @Sendable () async throws -> Void) async throws {
        let isFinished = Locked(false)
        try await withThrowingTaskGroup { group in
            queue.use {
                group.addTask { [self] in
                    defer { isFinished.change { $0 = true } }
                    try await OneThread.$current.withValue(self, operation: test)
                }
            }
            while !isFinished.value {
                queue.use {
                    queue.runAll()
                    if queue.isEmpty { waiters.change { $0.popLast() }?.resume() }
                }
                // Other tests also need the main actor. Without a job, only another thread can continue this test.
                if queue.isEmpty { try await Task.sleep(for: .milliseconds(1)) } else { await Task.yield() }
            }
            try await group.waitForAll()
        }
    }

    func settle() async {
        await withUnsafeContinuation { waiter in waiters.change { $0.append(waiter) } }
    }
}
