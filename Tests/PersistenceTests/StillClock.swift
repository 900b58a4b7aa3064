/// A clock whose time does not pass. While another connection locks the database, it is tried again without an end,
/// because a busy machine can need more than 3 seconds.
struct StillClock: Clock {
    let now = ContinuousClock.now
    let minimumResolution = Duration.zero

    func sleep(until deadline: ContinuousClock.Instant, tolerance: Duration?) async throws {
        try await Task.sleep(for: now.duration(to: deadline))
    }
}
