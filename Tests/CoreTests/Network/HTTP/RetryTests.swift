import Core
import Foundation
import TestSupport
import Testing

@Suite("Retries", .exhaustive)
struct RetryTests {
    private let clock = TestClock()

    @Test(
        "a GET request is retried twice after a temporary error status, or if there is no response",
        arguments: [408, 429, 500, 502, 503, 504].map { ScriptedTransport.Outcome.response($0) }
            + [.unknownHost, .unreachable, .lost].map { .failure(.noResponse($0)) }
    )
    func passing(outcome: ScriptedTransport.Outcome) async {
        let transport = ScriptedTransport(outcome, outcome, .response(200))
        await expect(200, after: [.milliseconds(500), .seconds(1)], from: transport)
        #expect(transport.requests.count == 3)
    }

    @Test(
        "without retriesConnection, a request is sent only once if no connection is possible",
        arguments: [
            (ScriptedTransport.Outcome.failure(.noResponse(.unknownHost)), 1), (.failure(.noResponse(.unreachable)), 1),
            (.failure(.noResponse(.lost)), 3), (.response(503), 3),
        ]
    )
    func savedData(outcome: ScriptedTransport.Outcome, count: Int) async {
        let transport = ScriptedTransport(outcome)
        var request = APIRequest(.get, "/posts")
        request.retriesConnection = false
        let client = HTTPAPIClient(transport, retries: RetryPolicy(random: { _ in 0 }), clock: clock)
        _ = await client.outcome(of: request)
        #expect(transport.requests.count == count)
    }

    @Test("a status code that is not temporary is not retried", arguments: [200, 304, 400, 401, 404, 409, 422, 501])
    func finalStatus(status: Int) async {
        let transport = ScriptedTransport(.response(status))
        await expect(status, after: [], from: transport)
        #expect(transport.requests.count == 1)
    }

    @Test("a request is not retried if it is insecure or cancelled, if the response is not HTTP, or if it is not a GET")
    func final() async {
        for failure in [HTTPFailure.noResponse(.insecure), .noResponse(.cancelled), .invalidResponse(.notHTTP)] {
            await expectOneAttempt(.get, .failure(failure))
        }
        for method in [APIRequest.Method.post, .put, .patch, .delete] {
            await expectOneAttempt(method, .response(503))
            await expectOneAttempt(method, .failure(.noResponse(.lost)))
        }
    }

    @Test("the wait before a retry is random, and its maximum doubles from 0.5 s up to 5 s")
    func jitter() async {
        let ranges = Locked<[ClosedRange<Double>]>([])
        let policy = RetryPolicy(limit: 6) { range in
            ranges.change { $0.append(range) }
            return 0
        }
        let transport = ScriptedTransport(.response(503))
        _ = await HTTPAPIClient(transport, retries: policy, clock: clock).outcome(of: APIRequest(.get, "/posts"))
        #expect(ranges.value == Array(repeating: 0...1, count: 6))

        let longest = RetryPolicy(limit: 6) { $0.upperBound }
        let pauses: [Duration] = [.milliseconds(500), .seconds(1), .seconds(2), .seconds(4), .seconds(5), .seconds(5)]
        await expect(503, after: pauses, from: transport, retries: longest)
    }

    @Test(
        "a retry waits as long as Retry-After says, in seconds or until a date of the server",
        arguments: [
            ["Retry-After": "7"],
            ["Retry-After": "Sun, 06 Nov 1994 08:49:37 GMT", "Date": "Sun, 06 Nov 1994 08:49:30 GMT"],
            ["Retry-After": "Sunday, 06-Nov-94 08:49:37 GMT", "Date": "Sun Nov  6 08:49:30 1994"],
            ["Retry-After": "Tue Nov 14 22:13:27 2023", "Date": "Tuesday, 14-Nov-23 22:13:20 GMT"],
            ["Retry-After": "1700000007", "Date": "Tue, 14 Nov 2023 22:13:20 GMT"],
            ["Retry-After": "1700000007000", "Date": "Tue, 14 Nov 2023 22:13:20 GMT"],
        ]
    )
    func retryAfter(headers: [String: String]) async {
        let transport = ScriptedTransport(.response(503, HeaderFields(headers)), .response(200))
        await expect(200, after: [.seconds(7)], from: transport)
    }

    @Test("a GET request waits for a short limit with 403 or 429, and is not sent again without a time or after 404")
    func limit() async {
        let fields: HeaderFields = ["Rate-Remaining": "0", "Rate-Reset": "7"]
        for status in [403, 429] {
            let transport = ScriptedTransport(.response(status, fields), .response(200))
            await expect(200, after: [.seconds(7)], from: transport)
        }
        await expect(404, after: [], from: ScriptedTransport(.response(404, fields), .response(200)))
        await expect(403, after: [], from: ScriptedTransport(.response(403, ["Rate-Remaining": "0"]), .response(200)))
    }

    @Test("if the response has no Date header, the date in Retry-After is compared with the clock")
    func retryAfterWithoutDate() async {
        let now = Date(timeIntervalSince1970: 784_111_770)
        let headers: HeaderFields = ["Retry-After": "Sun, 06 Nov 1994 08:49:37 GMT"]
        let retries = RetryPolicy(random: { $0.upperBound }, now: { now })
        let transport = ScriptedTransport(.response(503, headers), .response(200))
        await expect(200, after: [.seconds(7)], from: transport, retries: retries)
    }

    @Test("an invalid or short Retry-After does not make the wait before a retry shorter", arguments: ["0", "soon"])
    func shortRetryAfter(text: String) async {
        let transport = ScriptedTransport(.response(503, ["Retry-After": text]), .response(200))
        await expect(200, after: [.milliseconds(500)], from: transport)
    }

    @Test("a request is not retried if Retry-After is longer than 30 s")
    func longRetryAfter() async {
        let patient = HTTPLimits(total: .seconds(600))
        let transport = ScriptedTransport(.response(429, ["Retry-After": "31"]))
        await expect(429, after: [], from: transport, limits: patient)
        #expect(transport.requests.count == 1)
        let bearable = ScriptedTransport(.response(429, ["Retry-After": "30"]), .response(200))
        await expect(200, after: [.seconds(30)], from: bearable, limits: patient)
    }

    @Test("a request is not retried if the wait would last until the deadline")
    func deadline() async {
        let transport = ScriptedTransport(.response(503, ["Retry-After": "10"]))
        await expect(503, after: [], from: transport, limits: HTTPLimits(total: .seconds(10)))
        #expect(transport.requests.count == 1)
    }

    @Test("a request that is cancelled during the wait is not retried")
    func cancelled() async {
        let transport = ScriptedTransport(.response(503))
        let client = HTTPAPIClient(transport, clock: clock)
        let call = Task { await client.outcome(of: APIRequest(.get, "/posts")) }
        await clock.sleepers(2)
        call.cancel()
        let cancelled = ConnectionFailure(.cancelled, server: "https://example.com/api")
        #expect(await call.value == .failure(.requestFailed(cancelled)))
        #expect(transport.requests.count == 1)
    }

    private func expectOneAttempt(_ method: APIRequest.Method, _ outcome: ScriptedTransport.Outcome) async {
        let transport = ScriptedTransport(outcome)
        _ = await HTTPAPIClient(transport, clock: clock).outcome(of: APIRequest(method, "/v1/me"))
        #expect(transport.requests.count == 1, "\(method), \(outcome)")
    }

    private func expect(
        _ status: Int,
        after pauses: [Duration],
        from transport: ScriptedTransport,
        limits: HTTPLimits = HTTPLimits(),
        retries: RetryPolicy = RetryPolicy(random: { $0.upperBound }),
        sourceLocation: SourceLocation = #_sourceLocation
    ) async {
        let client = HTTPAPIClient(transport, limits: limits, retries: retries, clock: clock)
        let call = Task { await client.outcome(of: APIRequest(.get, "/posts")) }
        for pause in pauses {
            // Two tasks sleep on the clock: until the deadline of the request, and until the retry.
            await clock.sleepers(2)
            clock.advance(by: pause - .milliseconds(1))
            await clock.sleepers(2)
            clock.advance(by: .milliseconds(1))
        }
        #expect((try? await call.value.get())?.status == status, sourceLocation: sourceLocation)
    }
}
