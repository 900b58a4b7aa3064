/// A clock on which each pause of more than 1 s is a hundred times as long, because a busy machine can need more time.
/// Other pauses have their usual length.
struct PatientClock: Clock {
    private let clock = ContinuousClock()

    var now: ContinuousClock.Instant { clock.now }
    var minimumResolution: Duration { clock.minimumResolution }

    func sleep(until deadline: ContinuousClock.Instant, tolerance: Duration?) async throws {
        let rest = now.duration(to: deadline)
        try await clock.sleep(for: rest > .seconds(1) ? rest * 100 : rest)
    }
}
