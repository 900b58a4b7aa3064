import Core
import TestSupport

/// Counts the requests and pauses that are running now.
final class Activity: Sendable {
    private let count = Locked(0)

    var isNone: Bool { count.value == 0 }

    func start() {
        count.change { $0 += 1 }
    }

    func end() {
        count.change { $0 -= 1 }
    }
}

/// A client that counts its running requests.
struct CountedClient: APIClient {
    let client: any APIClient
    let activity: Activity

    func send(_ request: APIRequest) async throws(APIError) -> APIResponse {
        activity.start()
        defer { activity.end() }
        return try await client.send(request)
    }
}

/// A clock on which each pause ends soon, whatever its duration is. It counts its running pauses.
struct HastyClock: Clock {
    let activity: Activity

    var now: ContinuousClock.Instant { ContinuousClock.now }
    var minimumResolution: Duration { .zero }

    func sleep(until deadline: ContinuousClock.Instant, tolerance: Duration?) async throws {
        activity.start()
        defer { activity.end() }
        for _ in 0..<5 {
            try Task.checkCancellation()
            await Task.yield()
        }
    }
}
