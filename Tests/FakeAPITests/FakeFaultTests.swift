import Core
import FakeAPI
import Foundation
import TestSupport
import Testing

@Suite("Faults and delays of the fake backend", .exhaustive)
struct FakeFaultTests {
    private let lost = APIError.requestFailed(ConnectionFailure(.lost, server: "fake:"))
    private let cancelled = APIError.requestFailed(ConnectionFailure(.cancelled, server: "fake:"))
    private let clock = TestClock()
    private let backend: FakeBackend

    init() {
        backend = FakeBackend(clock: clock)
    }

    @Test(
        "a fault with a route applies only to requests that match the route",
        arguments: [
            (FakeRoute("/posts/*/comments", method: .get), [503, 200, 200, 401]),
            (FakeRoute("/posts/*/comments"), [503, 200, 200, 503]),
            (FakeRoute("/posts/*"), [200, 503, 200, 401]),
            (FakeRoute("/posts/6"), [200, 200, 200, 401]),
            (nil, [503, 503, 503, 503]),
        ] as [(FakeRoute?, [Int])]
    )
    func route(route: FakeRoute?, statuses: [Int]) async throws {
        await backend.inject(.status(503), at: route)
        #expect(try await backend.call(.get, "/posts/5/comments").status == statuses[0])
        #expect(try await backend.call(.get, "/posts/5").status == statuses[1])
        #expect(try await backend.call(.get, "/posts").status == statuses[2])
        #expect(try await backend.call(.post, "/posts/5/comments").status == statuses[3])
    }

    @Test("each fault applies to the given number of requests, in the order of injection")
    func times() async throws {
        let body = try JSONCoding.encode(ErrorResponse(code: "maintenance", message: "back soon"))
        await backend.inject(.status(500), at: FakeRoute("/posts"), times: 2)
        await backend.inject(.status(503, body: body), at: FakeRoute("/posts"), times: 1)
        await backend.inject(.status(504), at: FakeRoute("/posts"), times: 0)
        #expect(try await backend.call(.get, "/users").status == 200)
        for status in [500, 500, 503, 200, 200] {
            let response = try await backend.call(.get, "/posts")
            #expect(response.status == status)
            #expect((response.body == body) == (status == 503))
        }
    }

    @Test("a request first waits for the last delay that matches it, and then fails and changes nothing")
    func delay() async throws {
        await backend.delay(by: .seconds(2))
        await backend.delay(by: .seconds(1), at: FakeRoute("/posts/1"))
        await backend.inject(.failure(lost))
        let backend = backend
        for (path, seconds) in [("/posts/1", 1), ("/posts/2", 2)] {
            let call = Task { try await backend.call(.delete, APIPath(stringLiteral: path)) }
            await clock.sleepers(1)
            clock.advance(by: .seconds(seconds))
            await #expect(throws: lost) { try await call.value }
        }
        await backend.restore()
        #expect(try await backend.ids("/posts") == Array(1...100))
    }

    @Test("a delayed request does not delay other requests, and if it is cancelled, it changes nothing")
    func cancelWhileWaiting() async throws {
        await backend.delay(by: .seconds(1), at: FakeRoute("/posts/1", method: .delete))
        let backend = backend
        let removal = Task { try await FakeAPIClient(backend).delete(path: "/posts/1") }
        await clock.sleepers(1)
        #expect(try await backend.call(.get, "/posts/1").status == 200)
        removal.cancel()
        await #expect(throws: cancelled) { try await removal.value }
        #expect(try await backend.call(.get, "/posts/1").status == 200)
    }

    @Test("a request of a cancelled task fails and changes nothing")
    func cancelledBefore() async throws {
        let backend = backend
        let removal = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            try await FakeAPIClient(backend).delete(path: "/posts/1")
        }
        await #expect(throws: cancelled) { try await removal.value }
        #expect(try await backend.call(.get, "/posts/1").status == 200)
    }
}
