import Core
import FakeAPI
import Foundation
import TestSupport
import Testing

@Suite("Faults and delays of the fake backend")
struct FakeFaultTests {
    private let lost = APIError.requestFailed(ConnectionFailure(.lost, server: "fake:"))
    private let cancelled = APIError.requestFailed(ConnectionFailure(.cancelled, server: "fake:"))

    @Test("an injected fault can be a response with an error status")
    func status() async throws {
        let backend = FakeBackend()
        let body = try JSONCoding.encode(ErrorResponse(code: "maintenance", message: "back soon"))
        await backend.inject(.status(503, body: body))
        let response = try await backend.call(.get, "/posts")
        #expect(response.status == 503)
        #expect(try response.refusal.code == "maintenance")
    }

    @Test("an injected fault can be an error without a response, and then the request changes nothing")
    func failure() async throws {
        let backend = FakeBackend()
        await backend.inject(.failure(lost), times: 1)
        await #expect(throws: lost) { try await backend.call(.delete, "/posts/1") }
        #expect(try await backend.call(.get, "/posts/1").status == 200)
    }

    @Test(
        "a fault with a route applies only to requests that match the route",
        arguments: [
            (FakeRoute("/posts/*/comments", method: .get), [503, 200, 200, 405]),
            (FakeRoute("/posts/*/comments"), [503, 200, 200, 503]),
            (FakeRoute("/posts/*"), [200, 503, 200, 405]),
            (FakeRoute("/posts/6"), [200, 200, 200, 405]),
            (FakeRoute("/posts", method: .get), [200, 200, 503, 405]),
            (nil, [503, 503, 503, 503]),
        ] as [(FakeRoute?, [Int])]
    )
    func route(route: FakeRoute?, statuses: [Int]) async throws {
        let backend = FakeBackend()
        await backend.inject(.status(503), at: route)
        #expect(try await backend.call(.get, "/posts/5/comments").status == statuses[0])
        #expect(try await backend.call(.get, "/posts/5").status == statuses[1])
        #expect(try await backend.call(.get, "/posts").status == statuses[2])
        #expect(try await backend.call(.post, "/posts/5/comments").status == statuses[3])
    }

    @Test("each fault applies to the given number of requests, in the order of injection")
    func times() async throws {
        let backend = FakeBackend()
        await backend.inject(.status(500), at: FakeRoute("/posts"), times: 2)
        await backend.inject(.status(503), at: FakeRoute("/posts"), times: 1)
        await backend.inject(.status(504), at: FakeRoute("/posts"), times: 0)
        #expect(try await backend.call(.get, "/users").status == 200)
        var statuses: [Int] = []
        for _ in 1...5 {
            statuses.append(try await backend.call(.get, "/posts").status)
        }
        #expect(statuses == [500, 500, 503, 200, 200])
    }

    @Test("if several delays match a request, the last one is used")
    func delay() async throws {
        let slept = Locked<[Duration]>([])
        let backend = FakeBackend(clock: HookClock { duration in slept.change { $0.append(duration) } })
        _ = try await backend.call(.get, "/posts")
        await backend.delay(by: .seconds(1))
        await backend.delay(by: .milliseconds(300), at: FakeRoute("/posts"))
        _ = try await backend.call(.get, "/posts")
        _ = try await backend.call(.get, "/users")
        await backend.delay(by: .zero, at: FakeRoute("/posts"))
        _ = try await backend.call(.get, "/posts")
        #expect(slept.value == [.milliseconds(300), .seconds(1)])
    }

    @Test("a request with a delay and a fault first waits, and then fails")
    func delayedFault() async throws {
        let slept = Locked<[Duration]>([])
        let backend = FakeBackend(clock: HookClock { duration in slept.change { $0.append(duration) } })
        await backend.delay(by: .seconds(1))
        await backend.inject(.failure(lost))
        await #expect(throws: lost) { try await backend.call(.get, "/posts") }
        #expect(slept.value == [.seconds(1)])
    }

    @Test("a delayed request does not delay other requests")
    func delayBlocksNothing() async throws {
        let (release, releaser) = AsyncStream.makeStream(of: Void.self)
        let (asleep, sleeper) = AsyncStream.makeStream(of: Void.self)
        let backend = FakeBackend(
            clock: HookClock { _ in
                sleeper.finish()
                for await _ in release {}
            }
        )
        await backend.delay(by: .seconds(1), at: FakeRoute("/posts/1", method: .delete))
        async let removal = backend.call(.delete, "/posts/1")
        for await _ in asleep {}
        #expect(try await backend.call(.get, "/posts/1").status == 200)
        releaser.finish()
        #expect(try await removal.status == 200)
        #expect(try await backend.call(.get, "/posts/1").status == 404)
    }

    @Test("a request that is cancelled during its delay fails and changes nothing")
    func cancelWhileWaiting() async throws {
        let (asleep, sleeper) = AsyncStream.makeStream(of: Void.self)
        let backend = FakeBackend(
            clock: HookClock { _ in
                sleeper.finish()
                await Task.untilCancelled()
                try Task.checkCancellation()
            }
        )
        await backend.delay(by: .seconds(1), at: FakeRoute("/posts/1", method: .delete))
        let removal = Task { try await FakeAPIClient(backend).delete(path: "/posts/1") }
        for await _ in asleep {}
        removal.cancel()
        await #expect(throws: cancelled) { try await removal.value }
        #expect(try await backend.call(.get, "/posts/1").status == 200)
    }

    @Test("a request of a cancelled task fails and changes nothing")
    func cancelledBefore() async throws {
        let backend = FakeBackend()
        let removal = Task {
            await Task.untilCancelled()
            try await FakeAPIClient(backend).delete(path: "/posts/1")
        }
        removal.cancel()
        await #expect(throws: cancelled) { try await removal.value }
        #expect(try await backend.call(.get, "/posts/1").status == 200)
    }

    @Test("restore removes all faults and delays")
    func restore() async throws {
        let slept = Locked<[Duration]>([])
        let backend = FakeBackend(clock: HookClock { duration in slept.change { $0.append(duration) } })
        await backend.inject(.status(500))
        await backend.delay(by: .seconds(1))
        await backend.restore()
        #expect(try await backend.call(.get, "/posts").status == 200)
        #expect(slept.value == [])
    }

    @Test("FakeAPIClient() works without configuration")
    func client() async throws {
        let posts: [JSONObject] = try await FakeAPIClient().get(path: "/posts")
        #expect(posts.count == 100)
    }
}

/// A clock whose time does not change. Its `sleep` runs the closure `whileAsleep` instead of waiting.
private struct HookClock: Clock {
    let whileAsleep: @Sendable (Duration) async throws -> Void

    var now: Instant { Instant(offset: .zero) }
    var minimumResolution: Duration { .zero }

    func sleep(until deadline: Instant, tolerance: Duration?) async throws {
        try await whileAsleep(deadline.offset)
    }

    struct Instant: InstantProtocol {
        var offset: Duration

        func advanced(by duration: Duration) -> Instant {
            Instant(offset: offset + duration)
        }

        func duration(to other: Instant) -> Duration {
            other.offset - offset
        }

        static func < (left: Instant, right: Instant) -> Bool {
            left.offset < right.offset
        }
    }
}

extension Task where Success == Never, Failure == Never {
    /// Waits until the calling task is cancelled.
    fileprivate static func untilCancelled() async {
        let (stream, continuation) = AsyncStream.makeStream(of: Void.self)
        await withTaskCancellationHandler {
            for await _ in stream {}
        } onCancel: {
            continuation.finish()
        }
    }
}
