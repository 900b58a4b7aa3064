/// A clock whose time does not pass. So a connection waits for a locked database without a time limit. A busy machine
/// can need more than the 3 seconds of the app.
struct StillClock: Clock {
    let now = ContinuousClock.now
    let minimumResolution = Duration.zero

    func sleep(until deadline: ContinuousClock.Instant, tolerance: Duration?) async throws {
        try await Task.sleep(for: now.duration(to: deadline))
    }
}
