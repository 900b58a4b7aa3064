import Core
import Foundation
import TestSupport
import Testing

@Suite("The deadline of a request", .exhaustive)
struct DeadlineTests {
    private let clock = TestClock()
    private let timedOut = APIError.requestFailed(ConnectionFailure(.timedOut, server: "https://example.com/api"))

    @Test("if the server does not respond, a request fails after exactly 30 s")
    func standard() async {
        let client = HTTPAPIClient(ScriptedTransport(.silence), clock: clock)
        let call = Task { await client.outcome(of: APIRequest(.get, "/posts")) }
        await clock.sleepers(1)
        clock.advance(by: .milliseconds(29_999))
        await clock.sleepers(1)
        clock.advance(by: .milliseconds(1))
        #expect(await call.value == .failure(timedOut))
    }

    @Test("the deadline limits the total time of all attempts, and cancels the last attempt")
    func allTries() async {
        let transport = ScriptedTransport(.response(503), .response(503), .silence)
        let client = HTTPAPIClient(transport, limits: HTTPLimits(total: .seconds(2)), clock: clock)
        let call = Task { await client.outcome(of: APIRequest(.get, "/posts")) }
        await clock.sleepers(2)
        clock.advance(by: .milliseconds(500))
        await clock.sleepers(2)
        clock.advance(by: .seconds(1))
        await clock.sleepers(1)
        clock.advance(by: .milliseconds(500))
        #expect(await call.value == .failure(timedOut))
        #expect(transport.requests.count == 3)
    }

    @Test("a cancelled request ends at once, even if the server does not respond")
    func cancelled() async {
        let client = HTTPAPIClient(ScriptedTransport(.silence), clock: clock)
        let call = Task { await client.outcome(of: APIRequest(.get, "/posts")) }
        await clock.sleepers(1)
        call.cancel()
        let cancelled = ConnectionFailure(.cancelled, server: "https://example.com/api")
        #expect(await call.value == .failure(.requestFailed(cancelled)))
    }
}

extension APIClient {
    /// Sends a request. Returns the response, or the error that `send` throws.
    func outcome(of request: APIRequest) async -> Result<APIResponse, APIError> {
        do throws(APIError) {
            var response = try await send(request)
            response.url = nil
            return .success(response)
        } catch {
            return .failure(error)
        }
    }
}
