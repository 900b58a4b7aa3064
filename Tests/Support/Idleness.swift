import Foundation

/// Finds out that nothing runs in this process, so that a test that can never end does not wait for ever.
enum Idleness {
    /// Waits until nothing has run in this process for `duration`, and `isPossible`, but at most five minutes. So a
    /// test that other tests or a busy machine hold up is not stopped.
    ///
    /// - Returns: `false` if the task is cancelled.
    static func wait(for duration: Duration, if isPossible: @escaping @Sendable () -> Bool = { true }) async -> Bool {
        let start = ContinuousClock.now
        return await idle.wait { idle in
            // What was measured before the start says nothing about this wait.
            let time = ContinuousClock.now - start - .milliseconds(200)
            return isPossible() && (min(idle, time) >= duration || time > .seconds(300))
        }
    }

    /// How long no thread of this process has run, measured every 100 ms. A test that blocks a thread of Swift
    /// concurrency or the main thread also holds up this task, so the tests that wait for the thread are not stopped.
    private static let idle: Monitor<Duration> = {
        let idle = Monitor(Duration.zero)
        Task.detached {
            while true {
                let (start, before) = (ContinuousClock.now, clock())
                try? await Task.sleep(for: .milliseconds(100))
                await MainActor.run {}
                // This task, and tasks that sleep for a short time, need less than 5 ms.
                // The threads that woke this task still run for a moment.
                usleep(1_000)
                let isIdle = clock() - before < 5_000 && !hasBusyThread
                let isInTime = ContinuousClock.now - start < .milliseconds(150)
                idle.update { $0 = isIdle && isInTime ? $0 + .milliseconds(100) : .zero }
            }
        }
        return idle
    }()

    /// Whether a thread waits for a processor or for a disk, for example on a busy machine. This is known on Linux
    /// only.
    private static var hasBusyThread: Bool {
        let threads = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/task")) ?? []
        let states = threads.compactMap { thread in
            let text = try? String(contentsOfFile: "/proc/self/task/\(thread)/stat", encoding: .utf8)
            return text?.split(separator: ")").last?.split(separator: " ").first
        }
        // The thread that reads this is running.
        return states.count { $0 == "R" || $0 == "D" } > 1
    }
}
