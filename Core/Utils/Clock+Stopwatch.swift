extension Clock<Duration> {
    /// Returns a function that measures the time since now.
    package func stopwatch() -> @Sendable () -> Duration {
        let start = now
        return { start.duration(to: now) }
    }
}
